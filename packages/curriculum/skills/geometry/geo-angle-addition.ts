import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { linearSide } from '../../src/numbers/linear-sides.ts';
import { namedFigure, placeAt } from '../../src/pictures/named-figures.ts';
import { angleName, drawPoints } from '../../src/pictures/point-names.ts';

/**
 * Rays from `points[1]` in order A, D, (E,) C. part: a whole angle `whole` with a part `first`. terms: the parts are `p`x and
 * `q`x + `b`. overlap: angles ABE = `first` and DBC = `second` share DBE = `shared`. bisect: BD halves `whole`, E lies
 * `shared` beyond D.
 */
type Params = {
  kind: 'part' | 'terms' | 'overlap' | 'bisect';
  points: readonly string[];
  whole: number;
  first: number;
  second: number;
  shared: number;
  x: number;
  p: number;
  q: number;
  b: number;
};

/** Level 1 subtracts a known part, level 2 finds x for a part, level 3 has overlapping angles or a bisector. */
export const geoAngleAddition = numberSkill('geo-angle-addition', {
  version: 1,
  form: 'angle',
  text: {
    headline: 'Find an angle',
    inside: 'Ray {BD} lies inside {ABC}.',
    'part-facts': '{ABC} measures {whole}°, and {ABD} measures {first}°.',
    'part-ask': [
      'What is the measure of {DBC}?',
      'How large is {DBC}?',
      'Find the measure of {DBC}.',
      'How many degrees does {DBC} have?',
    ],
    'terms-facts': '{ABD} measures {one} degrees, and {DBC} measures {two} degrees.',
    'terms-whole': '{ABC} measures {whole}°.',
    'terms-ask': [
      'What is the measure of {DBC}?',
      'How large is {DBC}?',
      'Find the measure of {DBC}.',
      'How many degrees does {DBC} have?',
    ],
    'overlap-inside': 'Rays {BD} and {BE} lie inside {ABC}, with {D} nearer to {A}.',
    'overlap-facts': '{ABE} measures {first}°, {DBC} measures {second}°, and {DBE} measures {shared}°.',
    'overlap-ask': ['What is the measure of {ABC}?', 'How large is {ABC}?'],
    'bisect-facts': 'Ray {BD} bisects {ABC}, which measures {whole}°.',
    'bisect-inside': 'Ray {BE} lies between rays {BD} and {BC}, and {DBE} measures {shared}°.',
    'bisect-ask': ['What is the measure of {ABE}?', 'How large is {ABE}?'],
    right: 'The parts of an angle add up to the whole angle.',
    bisector: 'This takes ray {ray} as a bisector. Does anything say that it makes two equal angles?',
    twice: 'This counts the same part of the angle twice. Which part belongs to both angles?',
    'only-x': 'This is the value of x. Which expression stands for the angle in the question?',
    given: 'This angle is given already. Which angle does the question ask for?',
    part: 'This is one part of the angle. What comes beside it?',
    gap: 'This leaves out a part of the angle. Which part is not counted yet?',
    other: 'Split the whole angle into parts that do not overlap. What do they add up to?',
    'split-do': 'Split the whole angle into parts.',
    'split-why': 'The ray inside cuts it into angles that do not overlap.',
    'take-do': 'Take the known part from the whole.',
    'take-why': 'The parts add up to the whole.',
    'write-do': 'Write that the parts add up to the whole.',
    'write-why': 'This is angle addition.',
    'solve-do': 'Solve for x.',
    'solve-why': 'The same is done on both sides.',
    'put-do': 'Put x into the expression for the angle.',
    'put-why': 'The question asks for an angle, not for x.',
    'add-do': 'Add the two angles.',
    'add-why': 'Together they cover the whole angle.',
    'once-do': 'Take the shared part away once.',
    'once-why': 'It was counted in both angles.',
    'half-do': 'Halve the whole angle.',
    'half-why': 'A bisector makes two equal angles.',
    'beyond-do': 'Add the angle beyond the bisector.',
    'beyond-why': 'The two angles lie side by side.',
    'check-do': 'Check with the whole angle.',
    'check-why': 'All parts have to fit together.',
    final: 'The angle measures {value}°.',
  },
  draw({ level, random }): Params {
    const points = drawPoints(random, 5);
    const none = { whole: 0, first: 0, second: 0, shared: 0, x: 0, p: 0, q: 0, b: 0 };
    if (level === 1) {
      const first = random.int(20, 75);
      return { ...none, kind: 'part', points, first, whole: first + random.int(20, 75) };
    }
    if (level === 2) {
      const [x, p, q, b] = [random.int(6, 16), random.int(2, 4), random.int(2, 4), random.int(3, 20)];
      return { ...none, kind: 'terms', points, x, p, q, b, whole: (p + q) * x + b };
    }
    if (random.chance(50)) {
      const [shared, left, right] = [random.int(10, 30), random.int(15, 50), random.int(15, 50)];
      return { ...none, kind: 'overlap', points, shared, first: left + shared, second: right + shared };
    }
    const half = random.int(28, 80);
    return { ...none, kind: 'bisect', points, whole: 2 * half, shared: random.int(8, half - 9) };
  },
  build(params: Params, { level, say, step }) {
    const { kind, points, whole, first, second, shared, x, p, q, b } = params;
    const [A = '', B = '', C = '', D = '', E = ''] = points;
    const { value, steps, wrong, claims } = workOf(params);
    const words = {
      A,
      D,
      ABC: angleName(A, B, C),
      ABD: angleName(A, B, D),
      DBC: angleName(D, B, C),
      ABE: angleName(A, B, E),
      DBE: angleName(D, B, E),
      BD: B + D,
      BE: B + E,
      BC: B + C,
      whole,
      first,
      second,
      shared,
      one: `$${linearSide(p, 'x', 0)}$`,
      two: `$${linearSide(q, 'x', b)}$`,
      value: String(value),
      ray: kind === 'bisect' || kind === 'overlap' ? B + E : B + D,
      x,
    };
    const facts = {
      part: [say('inside'), say('part-facts')],
      terms: [say('inside'), say('terms-facts'), say('terms-whole')],
      overlap: [say('overlap-inside'), say('overlap-facts')],
      bisect: [say('bisect-facts'), say('bisect-inside')],
    };
    return {
      words,
      question: [...facts[kind], `${kind}-ask`],
      diagram: level === 3 ? null : pictureOf(params, level === 1),
      answer: { value, unit: 'degrees' },
      distractors: takeDistractors(
        value,
        wrong.map(({ key, ...one }): NumberCandidate => ({ ...one, reason: say(key) })),
      ),
      steps: steps.map(({ rule, before, after }) => step(rule, nameIn(before, words), nameIn(after, words))),
      claims,
    };
  },
});

type Reason = 'bisector' | 'twice' | 'only-x' | 'given' | 'part' | 'gap';
type Rule = 'split' | 'take' | 'write' | 'solve' | 'put' | 'add' | 'once' | 'half' | 'beyond' | 'check';
type Work = {
  readonly value: number;
  readonly steps: readonly { readonly rule: Rule; readonly before: string; readonly after: string }[];
  readonly wrong: readonly (Omit<NumberCandidate, 'reason'> & { readonly key: Reason })[];
  readonly claims: readonly string[];
};

/** Names of angles in the work of a step, as ABD: the letters of the figure take their place. */
function nameIn(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\b(?:ABC|ABD|DBC|ABE|DBE)\b/g, (name) => String(words[name]));
}

function workOf({ kind, whole, first, second, shared, x, p, q, b }: Params): Work {
  const step = (rule: Rule, before: string, after: string | number) => ({
    rule,
    before,
    after: String(after),
  });
  if (kind === 'part') {
    const value = whole - first;
    return {
      value,
      steps: [step('split', 'ABC', 'ABD and DBC'), step('take', `${whole} − ${first}`, value)],
      wrong: [
        { misconception: 'treats-any-ray-as-a-bisector', value: whole / 2, key: 'bisector' },
        { misconception: 'adds-an-overlapping-angle-twice', value: whole + first, key: 'twice' },
        { misconception: 'slip', value: first, key: 'given' },
        { misconception: 'slip', value: 2 * first, key: 'twice' },
      ],
      claims: [`${first} + ${value} = ${whole}`],
    };
  }
  if (kind === 'terms') {
    const value = q * x + b;
    return {
      value,
      steps: [
        step('write', 'ABD + DBC', 'ABC'),
        step('solve', `$${p + q}x + ${b} = ${whole}$`, `$x = ${x}$`),
        step('put', `${q} · ${x} + ${b}`, value),
        step('check', `${p * x} + ${value}`, whole),
      ],
      wrong: [
        { misconception: 'gives-x-instead-of-the-angle', value: x, key: 'only-x' },
        { misconception: 'treats-any-ray-as-a-bisector', value: whole / 2, key: 'bisector' },
        { misconception: 'slip', value: p * x, key: 'part' },
        { misconception: 'slip', value: whole - x, key: 'only-x' },
      ],
      claims: [`${p} * ${x} + ${q} * ${x} + ${b} = ${whole}`, `${q} * ${x} + ${b} = ${value}`],
    };
  }
  if (kind === 'overlap') {
    const value = first + second - shared;
    return {
      value,
      steps: [
        step('split', 'ABC', 'ABE and DBC'),
        step('add', `${first} + ${second}`, first + second),
        step('once', `${first + second} − ${shared}`, value),
        step('check', `${first - shared} + ${shared} + ${second - shared}`, value),
      ],
      wrong: [
        { misconception: 'adds-an-overlapping-angle-twice', value: first + second, key: 'twice' },
        { misconception: 'treats-any-ray-as-a-bisector', value: 2 * first, key: 'bisector' },
        { misconception: 'slip', value: first + second - 2 * shared, key: 'gap' },
        { misconception: 'slip', value: second, key: 'given' },
      ],
      claims: [`${first} + ${second} - ${shared} = ${value}`],
    };
  }
  const half = whole / 2;
  return {
    value: half + shared,
    steps: [
      step('half', `${whole} ÷ 2`, half),
      step('beyond', `${half} + ${shared}`, half + shared),
      step('check', `${half + shared} + ${half - shared}`, whole),
    ],
    wrong: [
      { misconception: 'adds-an-overlapping-angle-twice', value: whole + shared, key: 'twice' },
      { misconception: 'treats-any-ray-as-a-bisector', value: half + half / 2, key: 'bisector' },
      { misconception: 'slip', value: half - shared, key: 'gap' },
      { misconception: 'slip', value: half, key: 'part' },
    ],
    claims: [`${half} + ${half} = ${whole}`, `${half} + ${shared} = ${half + shared}`],
  };
}

function pictureOf(params: Params, all: boolean): DiagramOf<'angle-figure'> {
  const { points, whole, p, x } = params;
  const [A = '', B = '', C = '', D = ''] = points;
  const first = params.first || p * x;
  const middle = first;
  return {
    kind: 'angle-figure',
    ...namedFigure({
      points: [
        [B, 0, 0],
        [A, ...placeAt(0, 4)],
        [D, ...placeAt(middle, 4)],
        [C, ...placeAt(whole, 4)],
      ],
      sides: [
        [0, 1, '', 'ray'],
        [0, 2, '', 'ray'],
        [0, 3, '', 'ray'],
      ],
      angles: [
        [0, 1, 2, all ? `${first}°` : '', 'arc'],
        [0, 2, 3, null, 'double-arc'],
      ],
      dots: true,
    }),
  };
}
