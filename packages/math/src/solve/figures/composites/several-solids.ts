const half = /\bhemispher(?:es?|ical)\b|\bhalf(?:[- ]| a | of a )(?:ball|sphere|scoop)s?\b/;
/** Solids that have no parts in common with others; two of them in one text are one on the other. */
const solids: readonly RegExp[] = [
  half,
  /\bcon(?:es?|ical)\b/,
  /\bcylind\w*\b/,
  /\bpyramids?\b/,
  /\bcubes?\b/,
  /\bprisms?\b/,
];

/** Whether a text tells of several solids, so that the size of one is not what is asked. */
export const namesSeveralSolids = (text: string): boolean =>
  solids.filter((solid) => solid.test(text.toLowerCase())).length > 1;
