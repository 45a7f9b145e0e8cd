/** What is said, and what is meant by it: a text that may name the groups, or what is made of them. */
export type Rewriting = readonly [
  said: RegExp,
  meant: string | ((whole: string, ...groups: string[]) => string),
];

/** A text with all rewritings made in it, one after the other. */
export const rewrite = (text: string, rewritings: readonly Rewriting[]): string =>
  rewritings.reduce(
    (now, [said, meant]) => (typeof meant === 'string' ? now.replace(said, meant) : now.replace(said, meant)),
    text,
  );
