import type { Level } from '../problem-spec.ts';

/** The steps in deriving the area formula, the law of sines and the law of cosines. */
export type LawProofPart =
  | 'area-draw'
  | 'area-ratio'
  | 'area-height'
  | 'area-fill'
  | 'area-reason'
  | 'obtuse-height'
  | 'sines-heights'
  | 'sines-equal'
  | 'sines-areas'
  | 'sines-cancel'
  | 'sines-reason'
  | 'cosines-split'
  | 'cosines-expand'
  | 'cosines-replace'
  | 'cosines-part'
  | 'cosines-finish'
  | 'obtuse-split';

/** Side b, then side c or null, the angle between them, and for the law of sines the angle across from b. */
export type LawProofNumbers = {
  readonly b: number;
  readonly c: number | null;
  readonly at: number;
  readonly other: number | null;
};

/** The parts of level 1 (area), level 2 (law of sines) and level 3 (law of cosines). */
export const lawProofParts: Readonly<Record<Level, readonly LawProofPart[]>> = {
  1: ['area-draw', 'area-ratio', 'area-height', 'area-fill', 'area-reason', 'obtuse-height'],
  2: ['sines-heights', 'sines-equal', 'sines-areas', 'sines-cancel', 'sines-reason'],
  3: ['cosines-split', 'cosines-expand', 'cosines-replace', 'cosines-part', 'cosines-finish', 'obtuse-split'],
};

/** Sides and angles as TeX: letters, or numbers where the triangle has some; `flat` is 180° minus the angle. */
type TriangleLabels = {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly sinA: string;
  readonly cosA: string;
  readonly sinB: string;
  readonly cosB: string;
  readonly sinFlat: string;
  readonly cosFlat: string;
};

/** A product as TeX, with a dot before each number but the first. */
function times(...parts: readonly string[]): string {
  return parts.reduce((left, part) => (/^\d/.test(part) ? `${left} \\cdot ${part}` : `${left} ${part}`));
}

/** Two factors as one writes them: a number before a letter, letters by the alphabet. */
function pair(one: string, two: string): readonly [string, string] {
  const turned = /^\d/.test(two) ? !/^\d/.test(one) : /^[a-z]/.test(one) && two < one;
  return turned ? [two, one] : [one, two];
}

const half = '\\frac{1}{2}';

/** What a proof step shows: its lines (the right one first), the line before, the aim, and words for sentences. */
export type LawProofPlace = {
  readonly lines: readonly string[];
  readonly before: string;
  readonly drawn: string;
  readonly goal: string;
  readonly words: Readonly<Record<string, string>>;
};

type ProofQuestion = {
  readonly part: LawProofPart;
  readonly names: string;
  readonly letters: readonly [string, string, string];
  readonly numbers: LawProofNumbers | null;
  readonly level: Level;
};

/** One step of a proof about the triangle with these corners. */
export function lawProofPlace({ part, names, letters, numbers, level }: ProofQuestion): LawProofPlace {
  const [A, B, C] = letters;
  const [a, b, c] = letters.map((letter) => letter.toLowerCase()) as [string, string, string];
  const shown = shownOf(letters, numbers);
  const chain = chainOf(shown);
  const tex = (text: string): string => `$${text}$`;
  const obtuse = part === 'obtuse-height' || part === 'obtuse-split';
  const lines = linesOf(part, shown);
  const goal = obtuse ? obtuseGoals(shown)[level] : goals(shown)[level];
  return {
    lines,
    before: beforeOf(part, chain, A, B),
    drawn: `the height from ${C} onto ${obtuse ? 'the extension of ' : ''}${c}`,
    goal: goal === lines[0] ? 'the formula is proved' : `${level === 1 ? 'the area is ' : ''}${tex(goal)}`,
    words: {
      triangle: tex(names),
      A: tex(A),
      B: tex(B),
      C: tex(C),
      a: tex(a),
      b: tex(b),
      c: tex(c),
      h: '$h$',
      x: '$d$',
      rest: tex(`${shown.c} - d`),
      square: tex(`${a}^2`),
      bValue: tex(`${b} = ${shown.b}`),
      cValue: tex(`${c} = ${shown.c}`),
      at: tex(`${numbers?.at ?? 0}^\\circ`),
      other: tex(`${numbers?.other ?? 0}^\\circ`),
      ratio: tex(chain.ratio),
      equal: tex(chain.equal),
      areas: tex(chain.areas),
      areaA: tex(times(half, ...pair(shown.b, shown.c), shown.sinA)),
      split: tex(chain.split),
      expanded: tex(chain.expanded),
      replaced: tex(chain.replaced),
      other2: tex(`h^2 + d^2 = ${shown.b}^2`),
      sine: tex(`h = ${shown.b} ${shown.sinA}`),
      cosine: tex(`h = ${shown.b} ${shown.cosA}`),
    },
  };
}

function shownOf(
  [A, B, C]: readonly [string, string, string],
  numbers: LawProofNumbers | null,
): TriangleLabels {
  const angle = (letter: string, degrees: number | null | undefined): string =>
    typeof degrees === 'number' ? `${degrees}^\\circ` : letter;
  const flat = numbers === null ? `(180^\\circ - ${A})` : ` ${180 - numbers.at}^\\circ`;
  const [atA, atB] = [angle(A, numbers?.at), angle(B, numbers?.other)];
  return {
    a: A.toLowerCase(),
    b: String(numbers?.b ?? B.toLowerCase()),
    c: String(numbers?.c ?? C.toLowerCase()),
    sinA: `\\sin ${atA}`,
    cosA: `\\cos ${atA}`,
    sinB: `\\sin ${atB}`,
    cosB: `\\cos ${atB}`,
    sinFlat: `\\sin${flat}`,
    cosFlat: `\\cos${flat}`,
  };
}

/** The lines that are given before the missing one. */
function chainOf({ a, b, c, sinA, sinB }: TriangleLabels) {
  return {
    ratio: `${sinA} = \\frac{h}{${b}}`,
    equal: `${b} ${sinA} = ${a} ${sinB}`,
    areas: `${times(half, ...pair(b, c), sinA)} = ${times(half, ...pair(a, c), sinB)}`,
    split: `${a}^2 = h^2 + (${c} - d)^2`,
    expanded: `${a}^2 = h^2 + ${c}^2 - ${times('2', c, 'd')} + d^2`,
    replaced: `${a}^2 = ${b}^2 + ${c}^2 - ${times('2', c, 'd')}`,
  };
}

function goals({ a, b, c, sinA, cosA, sinB }: TriangleLabels): Readonly<Record<Level, string>> {
  return {
    1: times(half, ...pair(b, c), sinA),
    2: /\d/.test(b)
      ? `${a} = \\frac{${b} ${sinA}}{${sinB}}`
      : `\\frac{${a}}{${sinA}} = \\frac{${b}}{${sinB}}`,
    3: `${a}^2 = ${b}^2 + ${c}^2 - ${times('2', ...pair(b, c), cosA)}`,
  };
}

function obtuseGoals({ a, b, c, sinFlat, cosFlat }: TriangleLabels): Readonly<Record<Level, string>> {
  return {
    1: times(half, ...pair(b, c), sinFlat),
    2: '',
    3: `${a}^2 = ${b}^2 + ${c}^2 + ${times('2', ...pair(b, c), cosFlat)}`,
  };
}

/** What the missing line follows from. */
function beforeOf(part: LawProofPart, chain: ReturnType<typeof chainOf>, A: string, B: string): string {
  const atA = `the right triangle with the angle ${A}`;
  return {
    'area-draw': atA,
    'area-ratio': atA,
    'area-height': `$${chain.ratio}$`,
    'area-fill': 'half of side times height',
    'area-reason': atA,
    'obtuse-height': `the right triangle beside the angle ${A}`,
    'sines-heights': 'both right triangles',
    'sines-equal': `$${chain.equal}$`,
    'sines-areas': `the angle ${B} with the sides beside it`,
    'sines-cancel': `$${chain.areas}$`,
    'sines-reason': 'both right triangles',
    'cosines-split': `the right triangle with the angle ${B}`,
    'cosines-expand': `$${chain.split}$`,
    'cosines-replace': `$${chain.expanded}$`,
    'cosines-part': atA,
    'cosines-finish': `$${chain.replaced}$`,
    'obtuse-split': `the large right triangle with the angle ${B}`,
  }[part];
}

/** The right line first; then the lines of three wrong ways. A step asked in words has only its right line. */
function linesOf(part: LawProofPart, shown: TriangleLabels): readonly string[] {
  if (part.startsWith('area') || part === 'obtuse-height') return areaLines(part, shown);
  if (part.startsWith('sines')) return sineLines(part, shown);
  return cosineLines(part, shown);
}

function areaLines(
  part: LawProofPart,
  { a, b, c, sinA, cosA, sinFlat, cosFlat }: TriangleLabels,
): readonly string[] {
  if (part === 'area-height')
    return [`h = ${b} ${sinA}`, `h = ${b} ${cosA}`, `h = ${c} ${sinA}`, `h = ${a} ${sinA}`];
  if (part === 'area-fill')
    return [
      times(half, ...pair(b, c), sinA),
      times(half, ...pair(b, c), cosA),
      times(half, `${c}^2`, sinA),
      times(...pair(b, c), sinA),
    ];
  if (part === 'obtuse-height')
    return [`h = ${b} ${sinFlat}`, `h = ${b} ${cosFlat}`, `h = ${c} ${sinFlat}`, `h = ${a} ${sinFlat}`];
  if (part === 'area-draw') return [`h = ${b} ${sinA}`];
  return [
    `${sinA} = \\frac{h}{${b}}`,
    `${cosA} = \\frac{h}{${b}}`,
    `${sinA} = \\frac{h}{${c}}`,
    `${sinA} = \\frac{${b}}{h}`,
  ];
}

function sineLines(
  part: LawProofPart,
  { a, b, c, sinA, cosA, sinB, cosB }: TriangleLabels,
): readonly string[] {
  if (part === 'sines-heights')
    return [
      `h = ${b} ${sinA} = ${a} ${sinB}`,
      `h = ${b} ${cosA} = ${a} ${cosB}`,
      `h = ${c} ${sinA} = ${c} ${sinB}`,
      `h = ${a} ${sinA} = ${b} ${sinB}`,
    ];
  if (part === 'sines-areas')
    return [
      times(half, ...pair(a, c), sinB),
      times(half, ...pair(a, c), cosB),
      times(half, ...pair(b, c), sinB),
      times(half, ...pair(a, b), sinB),
    ];
  if (part === 'sines-equal' && /\d/.test(b))
    return [
      `${a} = \\frac{${b} ${sinA}}{${sinB}}`,
      `${a} = \\frac{${b} ${cosA}}{${cosB}}`,
      `${a} = \\frac{${c} ${sinA}}{${sinB}}`,
      `${a} = \\frac{${b} ${sinB}}{${sinA}}`,
    ];
  if (part === 'sines-equal')
    return [
      `\\frac{${a}}{${sinA}} = \\frac{${b}}{${sinB}}`,
      `\\frac{${a}}{${cosA}} = \\frac{${b}}{${cosB}}`,
      `\\frac{${c}}{${sinA}} = \\frac{${c}}{${sinB}}`,
      `\\frac{${a}}{${sinB}} = \\frac{${b}}{${sinA}}`,
    ];
  return [
    `${b} ${sinA} = ${a} ${sinB}`,
    `${b} ${cosA} = ${a} ${cosB}`,
    `${c} ${sinA} = ${c} ${sinB}`,
    `${a} ${sinA} = ${b} ${sinB}`,
  ];
}

function cosineLines(part: LawProofPart, { a, b, c, sinA, cosA }: TriangleLabels): readonly string[] {
  const start = `${a}^2 = h^2 + `;
  const reached = `${a}^2 = ${b}^2 + ${c}^2`;
  const middle = (last: string): string => times('2', c, last);
  switch (part) {
    case 'cosines-split':
      return [`${start}(${c} - d)^2`, `${start}${c}^2`, `${start}${c}^2 - d^2`, `${start}(${c} + d)^2`];
    case 'obtuse-split':
      return [`${start}(${c} + d)^2`, `${start}${c}^2`, `${start}${c}^2 + d^2`, `${start}(${c} - d)^2`];
    case 'cosines-expand':
      return [
        `${start}${c}^2 - ${middle('d')} + d^2`,
        `${start}${c}^2 + d^2`,
        `${start}${c}^2 - ${middle('h')} + d^2`,
        `${start}${c}^2 + ${middle('d')} + d^2`,
      ];
    case 'cosines-replace':
      return [
        `${reached} - ${middle('d')}`,
        reached,
        `${reached} - ${middle('h')}`,
        `${reached} + ${middle('d')}`,
      ];
    case 'cosines-part':
      return [`d = ${b} ${cosA}`, `d = ${b} ${sinA}`, `d = \\frac{${c}}{2}`, `d = ${a} ${cosA}`];
    case 'cosines-finish':
      return [
        `${reached} - ${times('2', ...pair(b, c), cosA)}`,
        `${reached} - ${times('2', ...pair(b, c), sinA)}`,
        reached,
        `${reached} + ${times('2', ...pair(b, c), cosA)}`,
      ];
    default:
      throw new RangeError(`${part} does not belong to the law of cosines`);
  }
}
