/** An angle of a text: its size as a number or in a letter, and its name where it has one. */
export type ToldAngle = {
  readonly name: string;
  readonly size: string;
  readonly at: number;
  readonly end: number;
};

const letter = '[xyznktwp]';
const term = String.raw`(?:\d+(?:\.\d+)?(?:${letter}(?![a-z]))?|${letter}(?![a-z]))`;
/** `3x + 10`, `(2x - 5)`, `x`, `115`. */
const angleSize = String.raw`\(?-?${term}(?: ?[+-] ?${term})*\)?`;
const named = new RegExp(
  String.raw`(?:(?:m ?)?∠ ?|\b(?:the )?(?:measure of )?(?:angles? )?)(?<![A-Za-z])(?<n>[A-Z]{1,3}|[1-8](?= ?(?:=|is|measures)))(?![A-Za-z'])(?: ?(?:=|is|measures|:| equals)) ?(?<s>${angleSize})°?(?! ?(?:cm|m|in|ft|km|mm|units|inches|feet|meters)\b)`,
  'g',
);

const tidy = (size: string): string =>
  size
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Angles that a letter or a number names: `angle A = (4x - 5)°`, `m∠ABC = 70°`. */
export const namedAngles = (text: string): readonly ToldAngle[] =>
  [...text.matchAll(named)].map((match) => ({
    name: match.groups?.n ?? '',
    size: tidy(match.groups?.s ?? ''),
    at: match.index,
    end: match.index + match[0].length,
  }));

const alone = new RegExp(
  String.raw`(?<![\w.])(?<s>${angleSize})(?:°|(?!\w|\.\d|[%/]| ?(?:mm|cm|m|km|in|ft|feet|inches|meters|units|yards|miles)\b))`,
  'g',
);

/** Sizes without a name, in order. */
export const plainAngles = (text: string): readonly ToldAngle[] =>
  [...text.matchAll(alone)].map((match) => ({
    name: '',
    size: tidy(match.groups?.s ?? ''),
    at: match.index,
    end: match.index + match[0].length,
  }));

export const letterOf = (sizes: readonly string[]): string | undefined =>
  sizes.map((size) => new RegExp(letter).exec(size)?.[0]).find((one) => one !== undefined);
