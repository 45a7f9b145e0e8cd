import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { anglesWith, exactTex, radianSet } from '../../src/numbers/exact-angles.ts';

type Name = 'sin' | 'cos';

/** Level 1: scale · (2 · fn x) + shift = scale · 2 · first + shift. Above it: scale · (fn x − first)(fn x − second) = 0, all cleared of halves. */
type Params = { fn: Name; letter: string; scale: number; shift: number; first: string; second: string };

/** Level 1 has a linear equation, level 2 a common factor, level 3 a quadratic to be factored. */
export const preTrigEquationInterval = numberSkill('pre-trig-equation-interval', {
  version: 1,
  form: 'set',
  text: {
    headline: 'Solve for one full turn',
    ask: [
      'Solve {equation} for {range}. Give all solutions in radians.',
      'Find every solution of {equation} for {range}, in radians.',
      'Which angles in radians solve {equation} for {range}? Give them all.',
      'For {range}, where is {equation} true? Give all solutions in radians.',
    ],
    right: 'For each value of the function, all angles of one turn are listed.',
    one: 'This is only a part of it. At how many places of the circle is the value taken?',
    divides: 'Here a factor was divided out. When is that factor zero?',
    degrees: 'These are degrees. How large are these angles in radians?',
    sign: 'Check the sign of the value. On which side of the circle is it taken?',
    partner: 'This reads the other coordinate of the circle. Which one belongs to this function?',
    other: 'Find each value of the function. Then find all angles of one turn with that value.',
    'alone-do': 'Solve for the function.',
    'alone-why': 'Treat it like a single letter.',
    'factor-do': 'Factor the left side.',
    'factor-why': 'A product is zero only if one of its factors is zero.',
    'values-do': 'Read off the values of the function.',
    'values-why': 'Each factor gives one of them.',
    'angles-do': 'Find all angles of one turn.',
    'angles-why': 'Sine is the height on the unit circle, and cosine is the distance to the right.',
    final: 'The solutions are {value}.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { level, step, distractor }) {
    const { fn, letter, first, second } = params;
    const angles =
      level === 1 ? anglesWith(fn, first) : [...anglesWith(fn, first), ...anglesWith(fn, second)];
    const value = radianSet(angles);
    const words = {
      equation: `$${equationOf(params, level)}$`,
      range: `$0 ≤ ${letter} < 2\\pi$`,
      value,
    };
    const values = (level === 1 ? [first] : [first, second]).map((one) => `$${exactTex(one)}$`).join(' or ');
    const call = `$\\${fn} ${letter}$`;
    const single = radianSet(
      level === 1 ? angles.slice(0, 1) : [angles[0] ?? 0, ...anglesWith(fn, second).slice(0, 1)],
    );
    const degrees = [...new Set(angles)].sort((a, b) => a - b).join('°, ');
    const partner = fn === 'sin' ? 'cos' : 'sin';
    const all = level === 1 ? [first] : [first, second];
    const swapped = distractor('slip', radianSet(all.flatMap((one) => anglesWith(partner, one))), 'partner');
    const opposite = distractor('slip', radianSet(all.flatMap((one) => anglesWith(fn, turned(one)))), 'sign');
    return {
      words,
      question: 'ask',
      diagram: level === 1 ? circleOf(angles) : null,
      answer: value,
      distractors: [
        distractor('gives-one-solution', single, 'one'),
        level === 2
          ? distractor('divides-by-a-function', radianSet(anglesWith(fn, first)), 'divides')
          : distractor('uses-degrees', `${degrees}°`, 'degrees'),
        ...(first.startsWith('−') ? [swapped, opposite] : [opposite, swapped]),
      ],
      steps: [
        ...(level === 1
          ? [step('alone', words.equation, `${call} is ${values}`)]
          : [
              step('factor', words.equation, `$${factoredOf(params)} = 0$`),
              step('values', `$${factoredOf(params)} = 0$`, `${call} is ${values}`),
            ]),
        step('angles', `${call} is ${values}`, value),
      ],
      claims: angles.map((angle) => `${checkOf(params, level)(`${fn}(${angle}*pi/180)`)} = 0`),
    };
  },
});

const signs: Readonly<Record<string, number>> = { '1/2': 0.5, '√2/2': 0.7, '√3/2': 0.8, '0': 0, '1': 1 };

function turned(value: string): string {
  if (value === '0') return value;
  return value.startsWith('−') ? value.slice(1) : `−${value}`;
}

/** A value as a number of halves, without roots: '−1/2' is −1, '1' is 2. */
function halvesOf(value: string): number {
  return Math.round(2 * (signs[value.replace('−', '')] ?? 0)) * (value.startsWith('−') ? -1 : 1);
}

/** The number in front of the function: 1 for whole values, 2 for halves. */
function frontOf(value: string): number {
  return value.includes('/') ? 2 : 1;
}

function factorTex(value: string, call: string): string {
  const top = value.replace('/2', '').replace('−', '').replace(/√(\d)/, '\\sqrt{$1}');
  if (value === '0') return call;
  return `(${frontOf(value) === 2 ? '2' : ''}${call} ${value.startsWith('−') ? '+' : '-'} ${top})`;
}

function factoredOf({ fn, letter, first, second, scale }: Params): string {
  const call = `\\${fn} ${letter}`;
  return `${scale === 1 ? '' : scale}${factorTex(second, call)}${factorTex(first, call)}`;
}

function termOf(size: number, body: string): string {
  const shown = Math.abs(size) === 1 && body !== '' ? body : `${Math.abs(size)}${body}`;
  return `${size < 0 ? '-' : '+'} ${shown}`;
}

function equationOf({ fn, letter, scale, shift, first, second }: Params, level: 1 | 2 | 3): string {
  const call = `\\${fn} ${letter}`;
  if (level === 1) {
    const front = frontOf(first) * scale;
    const top = first.replace('/2', '').replace('−', '');
    const below = first.startsWith('−');
    if (top.includes('√')) {
      const root = top.replace(/√(\d)/, `${scale === 1 ? '' : scale}\\sqrt{$1}`);
      return `${front === 1 ? '' : front}${call} ${below ? '+' : '-'} ${root} = 0`;
    }
    const right = (below ? -1 : 1) * scale * Number(top) + shift;
    return `${front === 1 ? '' : front}${call} ${shift === 0 ? '' : `${termOf(shift, '')} `}= ${right}`;
  }
  // (p·s − a)(q·s − b), from the first and the second value.
  const [p, q] = [frontOf(first), frontOf(second)];
  const [a, b] = [(halvesOf(first) / 2) * p, (halvesOf(second) / 2) * q];
  const [square, line, rest] = [p * q, -(p * b + q * a), a * b].map((one) => one * scale);
  if (first.includes('√')) {
    const root = first
      .replace('/2', '')
      .replace('−', '')
      .replace(/√(\d)/, `${scale === 1 ? '' : scale}\\sqrt{$1}`);
    return `${2 * scale}\\${fn}^2 ${letter} ${first.startsWith('−') ? '+' : '-'} ${root} ${call} = 0`;
  }
  const head = `${square === 1 ? '' : square}\\${fn}^2 ${letter}`;
  const middle = line === 0 || line === undefined ? '' : ` ${termOf(line, call)}`;
  const tail = rest === 0 || rest === undefined ? '' : ` ${termOf(rest, '')}`;
  return `${head}${middle}${tail} = 0`;
}

/** The left side with a call put in, ready to be proved zero. */
function checkOf({ first, second }: Params, level: 1 | 2 | 3): (call: string) => string {
  const plain = (value: string): string => `(${value.replace('−', '-')})`;
  return (call) =>
    level === 1 ? `${call} - ${plain(first)}` : `(${call} - ${plain(first)})*(${call} - ${plain(second)})`;
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const fn = random.pick(['sin', 'cos'] as const);
  const letter = random.pick(['x', 't', 'a', 'u']);
  const halves = ['1/2', '−1/2', '√2/2', '−√2/2', '√3/2', '−√3/2'];
  if (level === 1) {
    const first = random.pick(halves);
    const shift = first.includes('√') ? 0 : random.int(-9, 9);
    return { fn, letter, scale: random.int(1, 5), shift, first, second: '0' };
  }
  const scale = random.int(1, level === 2 ? 5 : 9);
  if (level === 2) return { fn, letter, scale, shift: 0, first: random.pick([...halves]), second: '0' };
  const [first, second] = random.pick([
    ['1/2', '−1'],
    ['−1/2', '1'],
    ['1/2', '1'],
    ['−1/2', '−1'],
    ['1/2', '−1/2'],
  ] as const);
  return { fn, letter, scale, shift: 0, first, second };
}

function circleOf(degrees: readonly number[]): DiagramOf<'unit-circle'> {
  return {
    kind: 'unit-circle',
    points: degrees.map((angle) => ({ degrees: angle, label: null, angle: '' })),
    triangles: true,
  };
}
