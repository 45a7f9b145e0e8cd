// The site's editable texts, as apps/web/scripts/content-modules.ts hands them over: one block a file.

declare module '@content/site/landing.yaml' {
  const content: import('../scripts/content-schemas/landing.ts').Landing;
  // biome-ignore lint/style/noDefaultExport: content-modules.ts hands the text over as the default
  export default content;
}

declare module '@content/site/team.yaml' {
  const content: import('../scripts/content-schemas/team.ts').Team;
  // biome-ignore lint/style/noDefaultExport: content-modules.ts hands the text over as the default
  export default content;
}

declare module '@content/site/latest.yaml' {
  const content: import('../scripts/content-schemas/latest.ts').Latest;
  // biome-ignore lint/style/noDefaultExport: content-modules.ts hands the text over as the default
  export default content;
}

declare module '@content/site/league.yaml' {
  const content: import('../scripts/content-schemas/league.ts').League;
  // biome-ignore lint/style/noDefaultExport: content-modules.ts hands the text over as the default
  export default content;
}

declare module '@content/site/pledge.yaml' {
  const content: import('../scripts/content-schemas/pledge.ts').Pledge;
  // biome-ignore lint/style/noDefaultExport: content-modules.ts hands the text over as the default
  export default content;
}

declare module '@content/site/credits.yaml' {
  const content: import('../scripts/content-schemas/credits.ts').Credits;
  // biome-ignore lint/style/noDefaultExport: content-modules.ts hands the text over as the default
  export default content;
}

declare module '@content/newsroom' {
  const posts: import('../scripts/content-schemas/newsroom-post.ts').NewsroomPost[];
  // biome-ignore lint/style/noDefaultExport: content-modules.ts hands the posts over as the default
  export default posts;
}
