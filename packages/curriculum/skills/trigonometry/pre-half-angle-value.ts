import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { exactCosine, exactSine, exactTex, radianTex, radianText } from '../../src/numbers/exact-angles.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { rightTriples } from '../../src/numbers/triangles/right-triples.ts';
import { typesetRadical } from '../../src/show-value.ts';

type Name = 'sin' | 'cos' | 'tan';

/**
 * Level 1: fn of half of `whole` degrees. Above it: cos x = 1 − 2 · part/bottom², with x in the upper half turn or
 * in the lower one, so that the sine of the half angle is √part/bottom.
 */
type Params = {
  readonly fn: Name;
  readonly whole: number;
  readonly radians: boolean;
  readonly part: number;
  readonly bottom: number;
  readonly lower: boolean;
};

/** Level 1 halves a special angle, level 2 leads to fractions, level 3 to roots. */
export const preHalfAngleValue = numberSkill('pre-half-angle-value', {
  version: 2,
  form: 'radical',
  finite: { 1: 144, 2: 72 },
  text: {
    headline: 'Halve an angle',
    special: [
      'Find the exact value of {shown}. Use that {half} is half of {whole}.',
      'The angle {half} is half of {whole}. What is the exact value of {shown}?',
      'What is {shown} exactly? Note that {half} is half of {whole}.',
      'Use {whole}, which is twice {half}, to find {shown} exactly.',
    ],
    given: 'Let {ratio} with $x$ between {from} and {to}.',
    ask: [
      'Find the exact value of {shown}.',
      'What is {shown} exactly?',
      'Work out {shown}. Give the exact value.',
      'Give the exact value of {shown}.',
    ],
    right: 'The half angle formula is used, and the quadrant of the half angle gives the sign.',
    halves: 'This halves the value. Does halving the angle halve it as well?',
    sign: 'The sign fits the whole angle. In which quadrant does the half angle lie?',
    turned: 'Check the sign. In which quadrant does the half angle lie?',
    swaps: 'Look at the sign under the root. Which of the two formulas has a minus?',
    'swaps-tangent': 'Look at the signs in the formula. Where does the one for the tangent have a minus?',
    other: 'Write the half angle formula. Then choose the sign by the quadrant of the half angle.',
    'formula-do': 'Write the half angle formula.',
    'formula-why': 'It follows from the double angle formulas.',
    'quotient-do': 'Write the half angle formula of the tangent that has no root.',
    'quotient-why': 'It follows from the double angle formulas.',
    'both-do': 'Fill in the cosine and the sine of the whole angle.',
    'both-why': 'Keep their signs, so that no sign has to be chosen later.',
    'fill-do': 'Fill in the cosine of the whole angle.',
    'fill-why': 'Keep its sign.',
    'sign-do': 'Choose the sign.',
    'sign-why': 'The quadrant of the half angle decides.',
    'work-do': 'Work it out.',
    'work-why': 'Take the root of top and bottom.',
    'clear-do': 'Work it out.',
    'clear-why': 'Multiply top and bottom so that no fraction is left below.',
    final: 'The exact value is {value}.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { level, step, distractor }) {
    const { fn, whole, part, bottom, lower } = params;
    const special = level === 1;
    const value = special ? specialValue(fn, whole, false) : ratioValue(params, fn);
    const [half, all] = [angleTex(whole / 2, params.radians), angleTex(whole, params.radians)];
    const cosine = special
      ? exactTex(exactCosine(whole))
      : `${signedTex(bottom ** 2 - 2 * part, bottom ** 2)}`;
    const words = {
      half: `$${half}$`,
      whole: `$${all}$`,
      value: shownValue(value),
      shown: `$${ofAngle(fn, special ? half : '\\frac{x}{2}')}$`,
      ratio: `$\\cos x = ${cosine}$`,
      from: lower ? '$\\pi$' : '0',
      to: lower ? '$2\\pi$' : '$\\pi$',
    };
    const minus = value.startsWith('−') || value === '1 − √2';
    const whole0 = special ? wholeSign(fn, whole) : ratioWholeSign(params);
    const swapped = special ? specialValue(fn, whole, true) : withSign(swappedRatio(params), minus);
    const turned = special && fn === 'tan' ? negated(value) : withSign(value, !minus);
    const cosineOf = { angle: special ? all : 'x', cosine };
    return {
      words,
      question: special ? 'special' : ['given', 'ask'],
      diagram: special ? circleOf(params) : null,
      answer: { ...(special || level === 3 ? { asked: 'simplified' as const } : {}), value },
      distractors: [
        distractor('halves-the-value', special ? halved(fn, whole) : halvedRatio(params), 'halves'),
        distractor('swaps-plus-and-minus', swapped, fn === 'tan' ? 'swaps-tangent' : 'swaps'),
        whole0 === minus
          ? distractor('slip', turned, 'turned')
          : distractor('takes-the-sign-from-the-whole-angle', turned, 'sign'),
      ],
      steps:
        special && fn === 'tan'
          ? linesOfTangent(words, { angle: all, whole }).map((line) => step(...line))
          : linesOfRoot(words, { fn, minus, ...cosineOf }).map((line) => step(...line)),
      claims: [special ? `${fn}(${whole / 2}*pi/180) = ${value}` : ratioClaim(params, value)],
    };
  },
});

type Line<Rule> = readonly [rule: Rule, before: string, after: string];
type Words = { readonly shown: string; readonly value: string };

/** The formula with a root, whose sign is chosen by the quadrant. */
function linesOfRoot(
  { shown, value }: Words,
  { fn, minus, angle, cosine }: { fn: Name; minus: boolean; angle: string; cosine: string },
): readonly Line<'formula' | 'fill' | 'sign' | 'work'>[] {
  const under = (inside: string): string => {
    if (fn === 'tan') return `\\sqrt{\\frac{1 - ${inside}}{1 + ${inside}}}`;
    return `\\sqrt{\\frac{1 ${fn === 'sin' ? '-' : '+'} ${inside}}{2}}`;
  };
  const formula = under(`\\cos ${angle.startsWith('-') ? `(${angle})` : angle}`);
  const filled = under(cosine.startsWith('-') ? `\\left(${cosine}\\right)` : cosine);
  const chosen = `$${minus ? '-' : ''}${filled}$`;
  return [
    ['formula', shown, `$\\pm${formula}$`],
    ['fill', `$\\pm${formula}$`, `$\\pm${filled}$`],
    ['sign', `$\\pm${filled}$`, chosen],
    ['work', chosen, value],
  ];
}

/** The formula of the tangent with the cosine and the sine of the whole angle, which needs no choice of a sign. */
function linesOfTangent(
  { shown, value }: Words,
  { angle, whole }: { angle: string; whole: number },
): readonly Line<'quotient' | 'both' | 'clear'>[] {
  const [cosine, sine] = [exactTex(exactCosine(whole)), exactTex(exactSine(whole))];
  const bracket = cosine.startsWith('-') ? `\\left(${cosine}\\right)` : cosine;
  const quotient = `$\\frac{1 - ${ofAngle('cos', angle)}}{${ofAngle('sin', angle)}}$`;
  const filled = `$\\frac{1 - ${bracket}}{${sine}}$`;
  return [
    ['quotient', shown, quotient],
    ['both', quotient, filled],
    ['clear', filled, value],
  ];
}

function angleTex(degrees: number, radians: boolean): string {
  return radians ? radianTex(degrees) : `${degrees}^\\circ`;
}

function ofAngle(fn: Name, angle: string): string {
  return angle.startsWith('-') ? `\\${fn}(${angle})` : `\\${fn} ${angle}`;
}

/** The value squared against the formula. */
function ratioClaim({ fn, part, bottom }: Params, value: string): string {
  const cosine = `(${bottom ** 2 - 2 * part})/${bottom ** 2}`;
  if (fn === 'tan') return `(${value})^2 = (1 - ${cosine})/(1 + ${cosine})`;
  return `(${value})^2 = (1 ${fn === 'sin' ? '-' : '+'} ${cosine})/2`;
}

/** A value that may hold no root, as content text. */
function shownValue(value: string): string {
  if (value.includes('√')) return typesetRadical(value);
  return value.replace(/(\d+)\/(\d+)/, '$$\\frac{$1}{$2}$$');
}

function signedTex(top: number, bottom: number): string {
  const [size = '0', under = '1'] = signedFraction(Math.abs(top), bottom).split('/');
  return fractionTex(Math.sign(top) * Number(size), Number(under));
}

function withSign(value: string, minus: boolean): string {
  const size = value.replace(/^−/, '');
  return minus ? `−${size}` : size;
}

/** The exact value at half the angle with the sign of that half; `swapped` has the other sign beside the root. */
function specialValue(fn: Name, whole: number, swapped: boolean): string {
  const cosine = exactCosine(whole);
  const half = (((whole / 2) % 360) + 360) % 360;
  if (fn === 'tan') {
    const plus = cosine.startsWith('−') !== swapped;
    const size = `${cosine.includes('3') ? '2 - √3' : '√2 - 1'}`.replace('-', plus ? '+' : '−');
    return half % 180 > 90 ? negated(size) : size;
  }
  const root = cosine.includes('3') ? '√3' : '√2';
  const plus = cosine.startsWith('−') === ((fn === 'sin') !== swapped);
  return withSign(`√(2 ${plus ? '+' : '−'} ${root})/2`, fn === 'sin' ? half > 180 : half > 90 && half < 270);
}

/** The opposite of a value with two parts, without brackets. */
function negated(value: string): string {
  const turned: Readonly<Record<string, string>> = {
    '2 − √3': '−2 + √3',
    '−2 + √3': '2 − √3',
    '2 + √3': '−2 − √3',
    '−2 − √3': '2 + √3',
    '√2 − 1': '1 − √2',
    '1 − √2': '√2 − 1',
    '√2 + 1': '−√2 − 1',
    '−√2 − 1': '√2 + 1',
  };
  return turned[value] ?? '';
}

/** The value at the whole angle, halved. */
function halved(fn: Name, whole: number): string {
  if (fn !== 'tan') return (fn === 'sin' ? exactSine(whole) : exactCosine(whole)).replace('/2', '/4');
  const size = whole % 45 === 0 ? '1/2' : '√3/6';
  return withSign(size, wholeSign('tan', whole));
}

/** Whether the ratio of the whole angle is below zero. */
function wholeSign(fn: Name, whole: number): boolean {
  const [sine, cosine] = [exactSine(whole), exactCosine(whole)].map((value) => value.startsWith('−'));
  if (fn === 'tan') return sine !== cosine;
  return (fn === 'sin' ? sine : cosine) ?? false;
}

function rootOf(square: number): string {
  const root = Math.sqrt(square);
  return Number.isInteger(root) ? String(root) : `√${square}`;
}

function ratioValue({ part, bottom, lower }: Params, fn: Name): string {
  const rest = bottom ** 2 - part;
  if (fn === 'tan') return withSign(signedFraction(Math.sqrt(part), Math.sqrt(rest)), lower);
  const square = fn === 'sin' ? part : rest;
  const root = Math.sqrt(square);
  const size = Number.isInteger(root) ? signedFraction(root, bottom) : `${rootOf(square)}/${bottom}`;
  return withSign(size, fn === 'cos' && lower);
}

/** What the formula gives with plus and minus swapped. */
function swappedRatio(params: Params): string {
  const { fn, part, bottom } = params;
  if (fn === 'tan') return signedFraction(Math.sqrt(bottom ** 2 - part), Math.sqrt(part));
  return ratioValue(params, fn === 'sin' ? 'cos' : 'sin');
}

function ratioWholeSign({ fn, part, bottom, lower }: Params): boolean {
  const below = bottom ** 2 < 2 * part;
  if (fn === 'tan') return below !== lower;
  return fn === 'sin' ? lower : below;
}

/** Half of the sine, cosine or tangent of the whole angle. */
function halvedRatio({ fn, part, bottom, lower }: Params): string {
  const gap = bottom ** 2 - 2 * part;
  if (fn === 'cos') return signedFraction(gap, 2 * bottom ** 2);
  const square = part * (bottom ** 2 - part);
  const root = Math.sqrt(square);
  if (fn === 'tan') return signedFraction(lower ? -root : root, gap);
  const size = Number.isInteger(root) ? signedFraction(root, bottom ** 2) : `√${square}/${bottom ** 2}`;
  return withSign(size, lower);
}

function isFreeOfSquares(number: number): boolean {
  return [4, 9, 25, 49].every((square) => number % square !== 0);
}

const halvable = [30, 45, 135, 150, 210, 225, 315, 330] as const;

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const given = { whole: 0, radians: false };
  if (level === 1) {
    const turn = random.pick(halvable);
    return {
      fn: random.pick(['sin', 'cos', 'tan'] as const),
      whole: random.pick([turn, turn + 360, -turn]),
      radians: random.chance(50),
      part: 0,
      bottom: 1,
      lower: false,
    };
  }
  const lower = random.chance(50);
  if (level === 2) {
    const fn = random.pick(['sin', 'cos', 'tan'] as const);
    // With 20 and 21, half of the cosine would be next to nothing.
    const [x, y, bottom] = random.pick(rightTriples.filter(([one]) => one !== 20));
    return { fn, ...given, part: (random.chance(50) ? x : y) ** 2, bottom, lower };
  }
  const fn = random.pick(['sin', 'cos'] as const);
  return random.until(() => {
    const bottom = random.int(3, 17);
    const part = random.int(2, bottom ** 2 - 2);
    const free =
      isFreeOfSquares(part) &&
      isFreeOfSquares(bottom ** 2 - part) &&
      isFreeOfSquares(part * (bottom ** 2 - part));
    return free && part < 60 && bottom ** 2 - 2 * part !== 0 ? { fn, ...given, part, bottom, lower } : null;
  });
}

function circleOf({ whole, radians }: Params): DiagramOf<'unit-circle'> {
  const half = whole / 2;
  const angle = radians ? radianText(half) : `${half}°`.replace('-', '−');
  return { kind: 'unit-circle', points: [{ degrees: half, label: null, angle }], triangles: true };
}
