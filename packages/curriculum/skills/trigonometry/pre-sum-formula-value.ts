import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { exactCosine, exactSine, exactTex, radianTex, radianText } from '../../src/numbers/exact-angles.ts';
import { typesetRadical } from '../../src/show-value.ts';

type Name = 'sin' | 'cos' | 'tan';

/**
 * fn(first + sign · second): one of the two angles belongs to 45 degrees, the other one to 30 or 60. At level 2 the
 * angle asked for lies `turns` full turns away; `inner` hides it at level 3.
 */
type Params = {
  readonly fn: Name;
  readonly first: number;
  readonly second: number;
  readonly sign: 1 | -1;
  readonly turns: -1 | 0 | 1;
  readonly radians: boolean;
  readonly inner: number;
};

/** Level 1 tells the sum, level 2 the angle alone, level 3 has tangents or a formula to be read backward. */
export const preSumFormulaValue = numberSkill('pre-sum-formula-value', {
  version: 3,
  form: 'radical',
  finite: { 1: 128, 2: 64 },
  text: {
    headline: 'Find an exact value',
    told: [
      'Use {sum} to find the exact value of {shown}.',
      'What is {shown} exactly? Use {sum}.',
      'With {sum}, work out {shown} exactly.',
      'Write {shown} as {sum}. What is its exact value?',
    ],
    ask: [
      'Find the exact value of {shown}.',
      'What is {shown} exactly?',
      'Work out {shown}. Give the exact value.',
      'Give the exact value of {shown}.',
    ],
    right: 'The formula is used with the exact values of both angles.',
    adds: 'This splits the {spoken} as if it were a factor. What does the formula say?',
    sign: 'Look at the sign between the two parts of the formula. Does it fit this function?',
    swaps: 'This swaps the sines of thirty and sixty degrees. Which of them is the smaller one?',
    turned: 'This has the opposite sign. In which quadrant does the angle lie?',
    other: 'Split the angle into two special angles. Then fill in the formula.',
    'back-do': 'Read the formula backward.',
    'back-why': 'Products like these belong to one sum or difference of angles.',
    'turn-do': 'Add or take away a full turn.',
    'turn-why': 'It leads back to the same point of the circle.',
    'split-do': 'Split the angle into two special angles.',
    'split-why': 'Their exact values are known.',
    'formula-do': 'Write the formula.',
    'formula-why': 'It is true wherever both sides exist.',
    'fill-do': 'Fill in the exact values.',
    'fill-why': 'Each quadrant decides its signs.',
    'work-do': 'Work it out.',
    'work-why': 'Check the sign with the quadrant of the angle.',
    final: 'The exact value is {value}.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { level, step, distractor }) {
    const { fn: name, first, second, sign } = params;
    const total = (first + sign * second + 360) % 360;
    const value = exactOf(name, total);
    const [a, b] = [first, second].map((degrees) => angleTex(degrees, params.radians)) as [string, string];
    const op = sign === 1 ? '+' : '-';
    const words = {
      spoken: { sin: 'sine', cos: 'cosine', tan: 'tangent' }[name],
      value: typesetRadical(value),
      shown: `$${shownOf(params, level)}$`,
      sum: `$\\${name}(${a} ${op} ${b})$`,
    };
    const single = `$${ofAngle(name, angleTex(total, params.radians))}$`;
    const formula = `$${formulaOf(name, a, b, sign)}$`;
    return {
      words,
      question: level === 1 ? 'told' : 'ask',
      diagram: level === 3 ? null : circleOf(params, level === 1),
      answer: { asked: 'simplified', value },
      distractors: [
        distractor('adds-the-sines', addedOf(params), 'adds'),
        distractor('uses-the-wrong-sign-for-cosine', wrongSign(params, value), 'sign'),
        name === 'tan' || !isEven(value)
          ? distractor('swaps-the-sines-of-thirty-and-sixty', opposite(value), 'swaps')
          : null,
        distractor('slip', opposite(value), 'turned'),
        distractor(
          'slip',
          name === 'tan' ? conjugateOf(value) : opposite(wrongSign(params, value)),
          'turned',
        ),
      ],
      steps: [
        level === 3 && name !== 'tan' ? step('back', words.shown, single) : null,
        params.turns === 0 ? null : step('turn', words.shown, single),
        level === 1
          ? null
          : step('split', level === 3 || params.turns !== 0 ? single : words.shown, words.sum),
        step('formula', words.sum, formula),
        step('fill', formula, `$${filledOf(params)}$`),
        step('work', `$${filledOf(params)}$`, words.value),
      ],
      claims: [`${name}(${total}*pi/180) = ${value}`],
    };
  },
});

const sums: Readonly<Record<number, readonly [sine: string, tangent: string]>> = {
  15: ['(√6 − √2)/4', '2 − √3'],
  75: ['(√6 + √2)/4', '2 + √3'],
  105: ['(√6 + √2)/4', '−2 − √3'],
  165: ['(√6 − √2)/4', '−2 + √3'],
  195: ['(√2 − √6)/4', '2 − √3'],
  255: ['−(√6 + √2)/4', '2 + √3'],
  285: ['−(√6 + √2)/4', '−2 − √3'],
  345: ['(√2 − √6)/4', '−2 + √3'],
};

function exactOf(name: Name, total: number): string {
  if (name === 'tan') return sums[total]?.[1] ?? '';
  return sums[name === 'sin' ? total : (total + 90) % 360]?.[0] ?? '';
}

/** Whether both roots have the same sign, so that swapping them changes nothing. */
function isEven(value: string): boolean {
  return value.includes('√6 + √2');
}

function opposite(value: string): string {
  const turned: Readonly<Record<string, string>> = {
    '(√6 − √2)/4': '(√2 − √6)/4',
    '(√2 − √6)/4': '(√6 − √2)/4',
    '2 − √3': '−2 + √3',
    '−2 + √3': '2 − √3',
    '2 + √3': '−2 − √3',
    '−2 − √3': '2 + √3',
  };
  return turned[value] ?? (value.startsWith('−') ? value.slice(1) : `−${value}`);
}

function conjugateOf(value: string): string {
  return value.includes('+ √3') ? value.replace('+ √3', '− √3') : value.replace('− √3', '+ √3');
}

/** The formula with its second part turned around; of a tangent of 45 degrees, only that tangent is left. */
function wrongSign({ fn: name, first, second, sign }: Params, value: string): string {
  if (name === 'tan') return first % 180 === 45 ? '1' : '−1';
  const other = exactOf(name, (first - sign * second + 360) % 360);
  return other === value ? opposite(value) : other;
}

/** The two values added or subtracted, as someone does who splits the function. */
function addedOf({ fn: name, first, second, sign }: Params): string {
  if (name === 'tan') {
    const [minus, op] = [first % 180 === 45 ? '' : '−', sign === 1 ? '+' : '−'];
    return second === 30 ? `(${minus}3 ${op} √3)/3` : `${minus}1 ${op} √3`;
  }
  const [a, b] = (name === 'sin' ? [first, second] : [first + 90, second + 90]).map(exactSine);
  const top = (text = ''): string => text.replace('/2', '');
  const plus = (sign === 1) === !b?.startsWith('−');
  return `(${top(a)} ${plus ? '+' : '−'} ${top(b).replace('−', '')})/2`;
}

function formulaOf(name: Name, a: string, b: string, sign: 1 | -1): string {
  const [op, turned] = sign === 1 ? ['+', '-'] : ['-', '+'];
  if (name === 'sin') return `\\sin ${a} \\cos ${b} ${op} \\cos ${a} \\sin ${b}`;
  if (name === 'cos') return `\\cos ${a} \\cos ${b} ${turned} \\sin ${a} \\sin ${b}`;
  return `\\frac{\\tan ${a} ${op} \\tan ${b}}{1 ${turned} \\tan ${a} \\tan ${b}}`;
}

function filledOf({ fn: name, first, second, sign }: Params): string {
  const [op, turned] = sign === 1 ? ['+', '-'] : ['-', '+'];
  const bracket = (tex: string): string => (tex.startsWith('-') ? `\\left(${tex}\\right)` : tex);
  const [sa, ca, sb, cb] = [exactSine(first), exactCosine(first), exactSine(second), exactCosine(second)]
    .map(exactTex)
    .map(bracket);
  if (name === 'sin') return `${sa} \\cdot ${cb} ${op} ${ca} \\cdot ${sb}`;
  if (name === 'cos') return `${ca} \\cdot ${cb} ${turned} ${sa} \\cdot ${sb}`;
  const ta = first % 180 === 45 ? '1' : '(-1)';
  const tb = second === 30 ? '\\frac{\\sqrt{3}}{3}' : '\\sqrt{3}';
  return `\\frac{${ta} ${op} ${tb}}{1 ${turned} ${ta} \\cdot ${tb}}`;
}

function angleTex(degrees: number, radians: boolean): string {
  return radians ? radianTex(degrees) : `${degrees}^\\circ`;
}

function ofAngle(name: Name, angle: string): string {
  return angle.startsWith('-') ? `\\${name}\\left(${angle}\\right)` : `\\${name} ${angle}`;
}

/** The angle asked for, as many full turns away as drawn. */
function askedAngle({ first, second, sign, turns }: Params): number {
  const sum = first + sign * second;
  return turns === 0 ? sum : ((sum + 360) % 360) + 360 * turns;
}

/** What is asked for: the angle, or at level 3 a formula whose angles give it. */
function shownOf(params: Params, level: 1 | 2 | 3): string {
  const { fn: name, radians, inner, sign } = params;
  const total = askedAngle(params);
  if (level === 3 && name !== 'tan') {
    const [a, b] = sign === 1 ? [inner, total - inner] : [total + inner, inner];
    return formulaOf(name, `${a}^\\circ`, `${b}^\\circ`, sign);
  }
  return ofAngle(name, angleTex(total, radians));
}

/** One way to split for each angle, so that the same angle is the same problem. */
const splits = [
  [45, 30, -1],
  [45, 30, 1],
  [45, 60, 1],
  [135, 30, 1],
  [225, 30, -1],
  [225, 30, 1],
  [225, 60, 1],
  [315, 30, 1],
] as const;

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const fn = level === 3 ? random.pick(['sin', 'cos', 'tan'] as const) : random.pick(['sin', 'cos'] as const);
  if (level === 1) {
    const [first, second] = random.chance(50)
      ? [random.pick([45, 135, 225, 315]), random.pick([30, 60])]
      : [random.pick([30, 60, 120, 150, 210, 240, 300, 330]), 45];
    const told = { first, second, sign: random.pick([1, -1] as const), turns: 0 } as const;
    return { fn, ...told, radians: random.chance(50), inner: 0 };
  }
  const [first, second, sign] = random.pick(splits);
  const split = { fn, first, second, sign };
  if (level === 3 && fn !== 'tan') return { ...split, turns: 0, radians: false, inner: random.int(3, 14) };
  const away = first + sign * second > 180 ? -1 : 1;
  return { ...split, turns: random.pick([0, away] as const), radians: random.chance(50), inner: 0 };
}

function circleOf(params: Params, told: boolean): DiagramOf<'unit-circle'> {
  const { first, radians, turns } = params;
  const total = askedAngle(params);
  const named = (degrees: number): string =>
    radians ? radianText(degrees) : `${degrees}°`.replace('-', '−');
  return {
    kind: 'unit-circle',
    points: [
      ...(told ? [{ degrees: first, label: '', angle: named(first) }] : []),
      { degrees: total, label: null, angle: told || turns === 1 ? '' : named(total) },
    ],
    triangles: !told,
  };
}
