import { exactCosine, exactSine, exactTex, radianTex } from '../numbers/exact-angles.ts';

/** The lines of the proof that compares two distances on the unit circle. */
export type DistancePart =
  | 'points'
  | 'distance'
  | 'image'
  | 'bracket'
  | 'expand'
  | 'turned'
  | 'equal'
  | 'solve';

/**
 * The proof for cos(first − second) or, with Q at the angle −second, for cos(first + second). The first angle is a
 * letter, or a special angle whose sine and cosine are known.
 */
export type DistanceProof = {
  readonly special: number | null;
  readonly radians: boolean;
  readonly sum: boolean;
};

/** The missing line first, then three lines of wrong ways; what it follows from; and words for sentences. */
export type DistancePlace = {
  readonly lines: readonly string[];
  /** The points with their coordinates; where those are asked for, the angles alone. */
  readonly start: string;
  readonly before: string;
  readonly words: Readonly<Record<string, string>>;
  readonly goal: string;
  readonly claim: string;
};

/** A term such as '-\frac{1}{2} \cos b' or '\cos a \cos b'. */
function product(left: string, right: string): string {
  return `${left} ${right}`;
}

/** In parentheses that are as high as what they hold. */
function grouped(text: string): string {
  return text.includes('frac') ? `\\left(${text}\\right)` : `(${text})`;
}

/** Two terms added, with the second one's own sign. */
function added(one: string, two: string): string {
  return two.startsWith('-') ? `${one} - ${two.slice(1)}` : `${one} + ${two}`;
}

function opposite(term: string): string {
  return term.startsWith('-') ? term.slice(1) : `-${term}`;
}

/** One line of the proof about these two angles. */
export function distancePlace(
  part: DistancePart,
  proof: DistanceProof,
  letters: readonly string[],
): DistancePlace {
  const { special, radians, sum } = proof;
  const [one = 'a', b = 'b'] = letters;
  const a = special === null ? one : radians ? radianTex(special) : `${special}^\\circ`;
  const [cosA, sinA] =
    special === null
      ? [`\\cos ${a}`, `\\sin ${a}`]
      : [exactTex(exactCosine(special)), exactTex(exactSine(special))];
  const [cosB, sinB] = [`\\cos ${b}`, `\\sin ${b}`];
  const gap = `${a} ${sum ? '+' : '-'} ${b}`;
  const second = sum ? `-${b}` : b;
  const turn = (term: string): string => (sum ? opposite(term) : term);
  const right = added(product(cosA, cosB), turn(product(sinA, sinB)));
  const shown = {
    a,
    b,
    gap,
    second,
    cosA,
    sinA,
    cosB,
    sinB,
    right,
    sinQ: sum ? `-${sinB}` : sinB,
    crossed: added(product(cosA, sinB), turn(product(sinA, cosB))),
    otherSign: added(product(cosA, cosB), opposite(turn(product(sinA, sinB)))),
    square: `${grouped(`${cosA} - ${cosB}`)}^2 + ${grouped(`${sinA} ${sum ? '+' : '-'} ${sinB}`)}^2`,
    bracket: `${grouped(sum ? `${sinA} + ${sinB}` : `${cosA} - ${cosB}`)}^2`,
  };
  const tex = (text: string): string => `$${text}$`;
  const typed = special === null ? 'a' : `(${special}*pi/180)`;
  const op = sum ? ['+', '-'] : ['-', '+'];
  return {
    lines: part === 'bracket' ? bracketLines(shown, sum) : linesOf(part, shown),
    start:
      part === 'points' ? `the angles ${tex(a)} and ${tex(second)}` : tex(linesOf('points', shown)[0] ?? ''),
    before: part === 'points' ? 'the unit circle' : beforeOf(part, shown),
    words: {
      a: tex(a),
      b: tex(second),
      goal: tex(`\\cos(${gap})`),
      start: '$(1, 0)$',
      square: tex(shown.square),
      bracket: tex(shown.bracket),
      far: tex(`2 - 2(${right})`),
      turned: tex(`2 - 2\\cos(${gap})`),
      sides: tex(`2 - 2\\cos(${gap}) = 2 - 2(${right})`),
    },
    goal: tex(`\\cos(${gap}) = ${right}`),
    claim: `cos(${typed} ${op[0]} b) = cos(${typed})*cos(b) ${op[1]} sin(${typed})*sin(b)`,
  };
}

type DistanceLabels = {
  readonly a: string;
  readonly b: string;
  readonly gap: string;
  readonly second: string;
  readonly cosA: string;
  readonly sinA: string;
  readonly cosB: string;
  readonly sinB: string;
  readonly sinQ: string;
  readonly right: string;
  readonly crossed: string;
  readonly otherSign: string;
  readonly square: string;
  readonly bracket: string;
};

/** The square of a coordinate: '\frac{1}{4}' or '\cos^2 a'. */
function squared(term: string): string {
  if (isFunction(term)) return term.replace(/^(\\\w+)/, '$1^2');
  return term.includes('sqrt') ? '\\frac{3}{4}' : '\\frac{1}{4}';
}

function isFunction(term: string): boolean {
  return term.startsWith('\\cos') || term.startsWith('\\sin');
}

/** Twice a product of a coordinate and a function of the second angle, signed for a difference. */
function lessTwice(term: string, other: string): string {
  if (isFunction(term)) return `- 2 ${term} ${other}`;
  const size = term.includes('sqrt') ? `\\sqrt{3} ${other}` : other;
  return term.startsWith('-') ? `+ ${size}` : `- ${size}`;
}

function moreTwice(term: string, other: string): string {
  const turned = lessTwice(term, other);
  return turned.startsWith('-') ? `+${turned.slice(1)}` : `-${turned.slice(1)}`;
}

/** The square of the first bracket, or with a sum the one of the second. */
function bracketLines({ cosA, sinA, cosB, sinB }: DistanceLabels, sum: boolean): readonly string[] {
  if (sum)
    return [
      `${squared(sinA)} ${moreTwice(sinA, sinB)} + ${squared(sinB)}`,
      `${squared(sinA)} + ${squared(sinB)}`,
      `${squared(sinA)} ${moreTwice(sinA, cosB)} + ${squared(cosB)}`,
      `${squared(sinA)} ${lessTwice(sinA, sinB)} + ${squared(sinB)}`,
    ];
  return [
    `${squared(cosA)} ${lessTwice(cosA, cosB)} + ${squared(cosB)}`,
    `${squared(cosA)} + ${squared(cosB)}`,
    `${squared(cosA)} ${lessTwice(cosA, sinB)} + ${squared(sinB)}`,
    `${squared(cosA)} ${moreTwice(cosA, cosB)} + ${squared(cosB)}`,
  ];
}

function linesOf(part: Exclude<DistancePart, 'bracket'>, shown: DistanceLabels): readonly string[] {
  const { a, gap, second, cosA, sinA, cosB, sinB, sinQ, right, crossed, otherSign, square } = shown;
  switch (part) {
    case 'points':
      return [
        `P(${cosA}, ${sinA}), Q(${cosB}, ${sinQ})`,
        `P(${sinA}, ${cosA}), Q(${sinQ}, ${cosB})`,
        `P(${a}, ${a}), Q(${second}, ${second})`,
        `P(${cosA}, ${cosB}), Q(${sinA}, ${sinQ})`,
      ];
    case 'distance':
      return [
        square,
        `${grouped(`${cosA} - ${sinB}`)}^2 + ${grouped(`${sinA} - ${cosB}`)}^2`,
        `${grouped(gap)}^2 + ${grouped(gap)}^2`,
        `${grouped(`${cosA} + ${cosB}`)}^2 + ${grouped(added(sinA, sinQ))}^2`,
      ];
    case 'image':
      return [
        `P(\\cos(${gap}), \\sin(${gap}))`,
        `P(\\sin(${gap}), \\cos(${gap}))`,
        `P(${gap}, ${gap})`,
        `P(${cosA} - ${cosB}, ${added(sinA, opposite(sinQ))})`,
      ];
    case 'expand':
      return [`2 - 2(${right})`, '1 + 1', `2 - 2(${crossed})`, `2 + 2(${right})`];
    case 'turned':
      return [
        `2 - 2\\cos(${gap})`,
        `\\cos^2(${gap}) + 1 + \\sin^2(${gap})`,
        `2 - 2\\sin(${gap})`,
        `2 + 2\\cos(${gap})`,
      ];
    case 'equal':
      return ['', '', '', ''];
    case 'solve':
      return [right, crossed, product(cosA, cosB), otherSign].map((line) => `\\cos(${gap}) = ${line}`);
  }
}

/** What the missing line follows from. */
function beforeOf(part: DistancePart, { a, second, gap, bracket, square, right }: DistanceLabels): string {
  return {
    points: `the angles $${a}$ and $${second}$`,
    distance: 'the coordinates of both points',
    image: `the angle $${a}$ less the angle $${second}$`,
    bracket: `$${bracket}$`,
    expand: `$${square}$`,
    turned: `$Q$ at $(1, 0)$, $P$ at the angle $${gap}$`,
    equal: 'the circle is turned',
    solve: `$2 - 2\\cos(${gap}) = 2 - 2(${right})$`,
  }[part];
}
