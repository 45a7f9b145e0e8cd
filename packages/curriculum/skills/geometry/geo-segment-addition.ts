import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { linearSide } from '../../src/numbers/linear-sides.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

/** AB is `p`x + `a`, BC is `q`x + `b` and AC is `r`x + `c`; at level 1 all factors are zero. */
type Params = {
  points: readonly string[];
  x: number;
  p: number;
  a: number;
  q: number;
  b: number;
  r: number;
  c: number;
};

/** Level 1 adds two lengths, level 2 finds x from the whole and asks for a part, level 3 has x on both sides. */
export const geoSegmentAddition = numberSkill('geo-segment-addition', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Add the parts of a segment',
    between: 'Point {B} lies between {A} and {C} on a line.',
    lengths: '{AB} is {ab} units long, and {BC} is {bc} units long.',
    whole: '{AC} is {ac} units long.',
    'ask-whole': [
      'How long is {AC}, in units?',
      'What is the length of {AC}, in units?',
      'Find the length of {AC} in units.',
      'How many units long is {AC}?',
    ],
    'ask-part': [
      'How long is {BC}, in units?',
      'What is the length of {BC}, in units?',
      'Find the length of {BC} in units.',
      'How many units long is {BC}?',
    ],
    right: 'The two parts together make the whole segment.',
    subtracts: 'This subtracts the lengths of the parts. Is the whole longer or shorter than one part?',
    equal: 'This takes both parts as equal. Does anything say that {B} is the midpoint?',
    'only-x': 'This is the value of x. Which expression stands for the length in the question?',
    'other-part': 'This is the length of {AB}. Which segment does the question ask for?',
    'first-part': 'This is the length of one part. Which parts make up the asked segment?',
    double: 'This counts one part twice. What is the length of the other part?',
    rest: 'This takes x from the whole. Put x into the expression of the asked part.',
    other: 'The parts add up to the whole. Write that as an equation first.',
    'parts-do': 'Name the parts of the whole.',
    'parts-why': '{B} lies between the ends, so no part is left out.',
    'add-do': 'Add the two lengths.',
    'add-why': 'Segment addition says that the parts make the whole.',
    'write-do': 'Write that the parts add up to the whole.',
    'write-why': 'This is segment addition.',
    'collect-do': 'Collect the terms.',
    'collect-why': 'Like terms can be joined.',
    'solve-do': 'Solve for x.',
    'solve-why': 'The same is done on both sides.',
    'put-do': 'Put x into the expression for the length.',
    'put-why': 'The question asks for a length, not for x.',
    'check-do': 'Check that the parts make the whole.',
    'check-why': 'Both ways to the whole have to agree.',
    final: 'The length is {value} units.',
  },
  draw({ level, random }): Params {
    const points = drawPoints(random, 3);
    if (level === 1) {
      const [a, b] = [random.int(4, 25), random.int(4, 25)];
      return { points, x: 0, p: 0, a, q: 0, b, r: 0, c: a + b };
    }
    const x = random.int(3, 9);
    const [p, q, b] = [random.int(2, 5), random.int(2, 5), random.int(2, 12)];
    if (level === 2) return { points, x, p, a: 0, q, b, r: 0, c: (p + q) * x + b };
    const a = random.pick([-1, 1]) * random.int(1, 5);
    const r = random.int(2, p + q - 1);
    return { points, x, p, a, q, b, r, c: (p + q - r) * x + a + b };
  },
  build(params: Params, { level, step, distractor }) {
    const { points, x, p, a, q, b, r, c } = params;
    const [A = '', B = '', C = ''] = points;
    const [ab, bc] = [p * x + a, q * x + b];
    const whole = ab + bc;
    const value = level === 2 ? bc : whole;
    const text = (factor: number, constant: number): string =>
      factor === 0 ? String(constant) : `$${linearSide(factor, 'x', constant)}$`;
    const words = {
      A,
      B,
      C,
      AB: A + B,
      BC: B + C,
      AC: A + C,
      value: String(value),
      ab: text(p, a),
      bc: text(q, b),
      ac: text(r, c),
    };
    const sum = `$${linearSide(p, 'x', a)} + ${linearSide(q, 'x', b)}$`;
    const left = p + q - r;
    const wrong: readonly NumberCandidate[] =
      level === 1
        ? [
            distractor('subtracts-instead-of-adding', Math.abs(ab - bc), 'subtracts'),
            distractor('sets-the-parts-equal', 2 * ab, 'equal'),
            distractor('slip', 2 * bc, 'double'),
            distractor('slip', bc, 'first-part'),
          ]
        : level === 2
          ? [
              distractor('sets-the-parts-equal', whole / 2, 'equal'),
              distractor('gives-x-instead-of-the-length', x, 'only-x'),
              distractor('slip', ab, 'other-part'),
              distractor('slip', whole - x, 'rest'),
              distractor('slip', 2 * bc, 'double'),
            ]
          : [
              distractor('gives-x-instead-of-the-length', x, 'only-x'),
              distractor('sets-the-parts-equal', 2 * ab, 'equal'),
              distractor('subtracts-instead-of-adding', Math.abs(ab - bc), 'subtracts'),
              distractor('slip', ab, 'first-part'),
              distractor('slip', bc, 'first-part'),
            ];
    return {
      words,
      question: ['between', 'lengths', level === 1 ? null : 'whole', level === 2 ? 'ask-part' : 'ask-whole'],
      diagram: level === 3 ? null : pictureOf(params, level === 1),
      answer: value,
      distractors: takeDistractors(value, wrong),
      steps:
        level === 1
          ? [step('parts', words.AC, `${words.AB} and ${words.BC}`), step('add', `${ab} + ${bc}`, value)]
          : [
              step('write', `${words.AB} + ${words.BC}`, words.AC),
              step('collect', sum, `$${linearSide(p + q, 'x', a + b)}$`),
              step(
                'solve',
                `$${linearSide(p + q, 'x', a + b)} = ${r === 0 ? c : linearSide(r, 'x', c)}$`,
                `$x = ${x}$`,
              ),
              level === 2
                ? step('put', `${q} · ${x} + ${b}`, value)
                : step('put', c < 0 ? `${r} · ${x} − ${-c}` : `${r} · ${x} + ${c}`, value),
              step('check', `${ab} + ${bc}`, whole),
            ],
      claims: [`${ab} + ${bc} = ${whole}`, `${r} * ${x} + (${c}) = ${whole}`, `${left} * ${x} = ${left * x}`],
    };
  },
});

/** Both parts with their lengths; level 2 leaves the asked one open. */
function pictureOf({ points, x, p, a, q, b }: Params, all: boolean): DiagramOf<'number-line'> {
  const [ab, bc] = [p * x + a, q * x + b];
  const [first, last] = [10, 10 + Math.round((20 * (ab + bc)) / Math.max(ab, bc, 1))];
  const middle = 10 + Math.round(((last - first) * ab) / (ab + bc));
  const [A = '', B = '', C = ''] = points;
  const jumps = all
    ? [
        { from: first, to: middle, label: String(ab) },
        { from: middle, to: last, label: String(bc) },
      ]
    : [
        { from: first, to: middle, label: linearSide(p, 'x', a) },
        { from: middle, to: last, label: '?' },
      ];
  return {
    ...numberLineOf({ min: 0, max: last + 10, step: last + 10, labelStep: last + 10 }),
    points: [
      { at: first, label: A },
      { at: middle, label: B },
      { at: last, label: C },
    ],
    jumps,
  };
}
