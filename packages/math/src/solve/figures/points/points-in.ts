/** A point of a text with its name, coordinates as they stand. */
export type Point = {
  readonly name: string;
  readonly at: readonly string[];
  readonly start: number;
  readonly end: number;
};

const coordinate = String.raw`[-−]?(?:\d+(?:\.\d+)?(?:\/\d+)?)`;
const pattern = new RegExp(
  String.raw`(?:(?<![A-Za-z])([A-Z]'*) ?(?:=|is|at|:)? ?)?\( ?(${coordinate}) ?[,;] ?(${coordinate})(?: ?[,;] ?(${coordinate}))? ?\)`,
  'g',
);

/** The points of a text in order. */
export const pointsIn = (text: string): readonly Point[] =>
  [...text.matchAll(pattern)].map(({ 0: whole, 1: name = '', 2: x = '', 3: y = '', 4: z, index }) => ({
    name,
    at: (z === undefined ? [x, y] : [x, y, z]).map((one) => one.replace('−', '-')),
    start: index,
    end: index + whole.length,
  }));

/** The text with every point taken out. */
export const withoutPoints = (text: string): string => text.replace(pattern, ' # ');
export const inBrackets = (value: string): string =>
  value.startsWith('-') || value.includes('/') ? `(${value})` : value;
