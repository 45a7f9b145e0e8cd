import { type NamePlace, namesIn, type SizeName } from './names.ts';
import { type FigureUnit, readUnit, unitWords } from './units.ts';

/** A number of a text with its unit, and what it is the size of. */
export type Size = {
  readonly value: string;
  readonly unit: FigureUnit | null;
  readonly angle: boolean;
  readonly radians: boolean;
  readonly name: SizeName | null;
  readonly start: number;
  readonly end: number;
};

const numeral = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?|\.\d+`;
const sizePattern = new RegExp(
  String.raw`(?<![\w.,/^]|\d[ -]?)(?<v>(?:${numeral})?√\(?\d+(?:\.\d+)?\)?|(?:${numeral})? ?π(?:\/\d+)?(?!\w)|${numeral})(?![\d/]|\.\d|[a-z]\d)(?: ?(?<d>°|rad(?:ians?)?\b)|(?:[ -]?(?<u>${unitWords})))?`,
  'gi',
);

/** Numbers as they stand in a text; points in brackets are none. */
export function numbersIn(text: string): readonly Omit<Size, 'name'>[] {
  return [...text.matchAll(sizePattern)].map((match) => {
    const { v = '', d, u } = match.groups ?? {};
    const value = v
      .trim()
      .replace(/,(?=\d{3})/g, '')
      .replace(/^(\d+) (\d+\/\d+)$/, '($1 + $2)')
      .replace(/ (?=π)/, '');
    return {
      value,
      radians: d !== undefined && d !== '°',
      unit: u === undefined ? null : readUnit(u),
      angle: d !== undefined,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

const link =
  /^(?:[\s:=,]|\b(?:of|is|are|has|have|was|with|about|an?|the|length|lengths|measures?|measuring|both|equal|to|that|each|which|only|exactly|it|its|size|long|be|being|as|given|a single|in a circle|at|by|(?:square|rectangle|rhombus|kite|triangle|cube|box|circle|cylinder|cone|sphere|ball|pyramid|prism|trapezoid|parallelogram|hexagon|octagon|pentagon|decagon|equilateral|isosceles|right|regular|rectangular|sector|semicircle|can|wheel|pizza|pool|this|my|our|his|her))\b)*$/i;
const linkBehind = /^(?:[\s-]|\b(?:in|of|for|as|is|the|its|on|wide(?= in)|across(?= in))\b)*$/i;
const listGap = /^(?:[\s,]|\b(?:and|by|x|the|other|an?|another|second|one|or|is|long)\b|&)*$/i;
const plural = /s$/i;

type Slot = { name: SizeName | null; from: NamePlace | null };

/** Each number takes the name that stands in front of it or behind it; a name stands for one number. */
function ownNames(text: string, numbers: readonly Omit<Size, 'name'>[], names: readonly NamePlace[]): Slot[] {
  const used = new Set<NamePlace>();
  return numbers.map((number, i) => {
    const before = numbers[i - 1]?.end ?? 0;
    const next = numbers[i + 1]?.start ?? text.length;
    const front = names
      .filter((name) => !name.adjective && name.end <= number.start && name.start >= before)
      .at(-1);
    const tail = names.find((name) => name.start >= number.end && name.end <= next + 1);
    // An arc of 40° is told by its angle.
    const isTurn = (name: NamePlace | undefined): boolean =>
      number.angle && name !== undefined && !/angle/.test(name.name);
    const near = tail && !isTurn(tail) && linkBehind.test(text.slice(number.end, tail.start)) ? tail : null;
    // `8 and 15 area` asks for the area; an area behind its number has its unit.
    const power =
      near === null || near === undefined ? 0 : /area/.test(near.name) ? 2 : near.name === 'volume' ? 3 : 1;
    const behind = near && (power < 2 || number.unit?.power === power) ? near : null;
    const linked =
      behind?.name !== 'from-center' &&
      front &&
      !isTurn(front) &&
      !used.has(front) &&
      link.test(text.slice(front.end, number.start))
        ? front
        : null;
    // `a base 6 by 4` tells the two sides of a base.
    const isRow = linked?.name === 'base' && /^ by \d/.test(text.slice(number.end));
    if (isRow) return { name: null, from: null };
    if (linked) {
      used.add(linked);
      // `the side is 5 cm long`: the word behind only says that it is a length.
      if (behind?.adjective) used.add(behind);
      return { name: linked.name, from: linked };
    }
    if (!behind || used.has(behind)) return { name: null, from: null };
    used.add(behind);
    return { name: behind.name, from: behind };
  });
}

/** `diagonals 10 and 24`, `5 and 12 cm legs`: numbers in a row share a name of several. */
function sharedNames(text: string, numbers: readonly Omit<Size, 'name'>[], slots: Slot[]): void {
  const joined = (i: number): boolean => {
    const [one, other] = [numbers[i], numbers[i + 1]];
    return one !== undefined && other !== undefined && listGap.test(text.slice(one.end, other.start));
  };
  for (let i = 0; i + 1 < slots.length; i += 1) {
    const [one, other] = [slots[i], slots[i + 1]];
    if (
      one?.name &&
      other &&
      (!other.name || other.from?.text === 'long') &&
      joined(i) &&
      one.from &&
      (plural.test(one.from.text) || /side|leg|base/.test(one.name))
    )
      slots[i + 1] = { name: one.name, from: one.from };
  }
  for (let i = slots.length - 1; i > 0; i -= 1) {
    const [one, other] = [slots[i - 1], slots[i]];
    if (one && !one.name && other?.name && joined(i - 1) && other.from && plural.test(other.from.text))
      slots[i - 1] = { name: other.name, from: other.from };
  }
}

export type SizedText = {
  readonly sizes: readonly Size[];
  /** Names that no number stands for. */
  readonly free: readonly NamePlace[];
};

/** The sizes of a text with their names, units filled in where only the last of a row has one. */
export function readSizes(text: string): SizedText {
  const numbers = numbersIn(text);
  const names = namesIn(text);
  const slots = ownNames(text, numbers, names);
  sharedNames(text, numbers, slots);
  const taken = new Set(slots.flatMap(({ from }) => from ?? []));
  const sizes = numbers.map((number, i) => ({ ...number, name: slots[i]?.name ?? null }));
  const filled = sizes.map((size, i) => {
    const next = sizes[i + 1];
    const row = next !== undefined && listGap.test(text.slice(size.end, next.start));
    const later = row && !size.angle ? sizes.slice(i + 1).find(({ unit }) => unit !== null) : undefined;
    return size.unit || size.angle || !later ? size : { ...size, unit: later.unit };
  });
  const measured = filled.map((size) =>
    // An angle with π in it is told in radians.
    size.name !== null && /angle/.test(size.name) && size.value.includes('π') && !size.angle
      ? { ...size, angle: true, radians: true }
      : size.name === null && size.unit && size.unit.power > 1
        ? { ...size, name: size.unit.power === 3 ? ('volume' as const) : ('area' as const) }
        : size,
  );
  const used = (name: NamePlace): boolean =>
    taken.has(name) ||
    (name.adjective &&
      sizes.some((size) => /^[\s-]*$/.test(text.slice(size.end, name.start)) && size.end <= name.start));
  // The length of a diagonal is the diagonal.
  const ofAnother = (name: NamePlace, i: number): boolean =>
    name.name === 'length' &&
    /^ of (?:the|an?|its|this|each|one|his|her) (?:\d+(?:\.\d+)?° )?$/.test(
      text.slice(name.end, names[i + 1]?.start ?? name.end),
    );
  return { sizes: measured, free: names.filter((name, i) => !used(name) && !ofAnother(name, i)) };
}
