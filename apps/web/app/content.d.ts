// The site's editable texts, as apps/web/scripts/content-modules.ts hands them over: one block a file.

declare module '@content/site/landing.yaml' {
  const content: import('../scripts/content-schemas/landing.ts').Landing;
  export default content;
}

declare module '@content/site/team.yaml' {
  const content: import('../scripts/content-schemas/team.ts').Team;
  export default content;
}

declare module '@content/site/latest.yaml' {
  const content: import('../scripts/content-schemas/latest.ts').Latest;
  export default content;
}

declare module '@content/site/league.yaml' {
  const content: import('../scripts/content-schemas/league.ts').League;
  export default content;
}

declare module '@content/site/pledge.yaml' {
  const content: import('../scripts/content-schemas/pledge.ts').Pledge;
  export default content;
}

declare module '@content/site/credits.yaml' {
  const content: import('../scripts/content-schemas/credits.ts').Credits;
  export default content;
}

declare module '@content/site/privacy.yaml' {
  const content: import('../scripts/content-schemas/privacy.ts').Privacy;
  export default content;
}

declare module '@content/teaching' {
  const html: string;
  export default html;
}

declare module '@content/newsroom' {
  const posts: import('../scripts/content-schemas/newsroom-post.ts').NewsroomPost[];
  export default posts;
}
