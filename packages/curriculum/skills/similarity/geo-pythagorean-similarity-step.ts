import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, defineSkill, namedFigure } from '../../src/authoring.ts';

/** Names of both legs, of the hypotenuse and of its parts beside the first and the second leg. */
type Params = { letters: readonly string[]; leg: 0 | 1 };

const alphabet = [...'abcdfghkmnpqrstuvwz'];

/** Level 1 asks for the proportion of a leg, level 2 for its product, level 3 for the step that joins both. */
export const geoPythagoreanSimilarityStep = defineSkill({
  id: 'geo-pythagorean-similarity-step',
  version: 1,
  form: 'choice',
  text: {
    en: {
      headline: 'Fill the gap in the proof',
      facts:
        'A right triangle has legs {a} and {b} and hypotenuse {c}. The altitude cuts {c} into {p} beside {a} and {q} beside {b}.',
      'ask-ratio': 'Which proportion follows for the leg {leg}?',
      'ask-product': 'Which product follows for the leg {leg}?',
      known: 'The proof has found {one} and {two}.',
      'ask-join': 'Which line comes next?',
      line: '{line}.',
      'right-ratio': 'The small triangle beside this leg has the same angles as the whole one.',
      'right-product': 'Multiplying across the proportion gives this product.',
      'right-join': 'Both products share the factor {c}, and the two parts make {c}.',
      pairs: 'This pairs the leg with the part on the other side. Which part lies beside {leg}?',
      part: 'This uses a part where the whole hypotenuse belongs. Which side of the whole triangle lies across from the right angle?',
      adds: 'This adds sides. Does a proportion lead to sums or to products?',
      'pairs-join': 'This keeps one product only. What becomes of the other one?',
      'part-join': 'This takes a part as a common factor. Which factor do both products share?',
      'adds-join': 'This adds sides where areas stand. What is the sum of both products?',
      other: 'Find the small triangle beside the leg. Compare its sides with the whole triangle.',
      'see-do': 'See the small triangle beside the leg.',
      'see-why': 'It shares an acute angle with the whole triangle, and both have a right angle.',
      'pair-do': 'Pair its sides with those of the whole triangle.',
      'pair-why': 'Hypotenuse goes with hypotenuse, and leg with leg.',
      'cross-do': 'Multiply across.',
      'cross-why': 'Both sides of the proportion are multiplied by both lower terms.',
      'sum-do': 'Add the two products.',
      'sum-why': 'The squares of both legs are wanted.',
      'factor-do': 'Take out the common factor.',
      'factor-why': 'Both products hold the hypotenuse.',
      'whole-do': 'Put the two parts together.',
      'whole-why': 'The parts of the hypotenuse make the whole.',
      final: 'The line is {line}.',
    },
  },
  draw({ random }): Params {
    return { letters: random.shuffle(alphabet).slice(0, 5), leg: random.chance(50) ? 0 : 1 };
  },
  build({ letters, leg }: Params, { level, say }) {
    const [a = '', b = '', c = '', p = '', q = ''] = letters;
    const [side, near, , otherLeg] = leg === 0 ? [a, p, q, b] : [b, q, p, a];
    const lines = linesOf({ letters, leg })[level];
    const dressed = Object.fromEntries(
      Object.entries({ a, b, c, p, q, leg: side }).map(([name, letter]) => [name, tex(letter)]),
    );
    const words = {
      ...dressed,
      one: tex(`${a}^2 = ${c} ${p}`),
      two: tex(`${b}^2 = ${c} ${q}`),
      line: lines.right,
    };
    const join = level === 3 ? '-join' : '';
    const choice = (
      misconception: Distractor['misconception'],
      key: 'pairs' | 'part' | 'adds',
    ): Distractor => ({
      ...{ misconception, value: key },
      text: say('line', { line: lines[key] }),
      reason: say(`${key}${join}`, words),
    });
    type Rule = 'see' | 'pair' | 'cross' | 'sum' | 'factor' | 'whole';
    const step = (rule: Rule, before: string, after: string) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do`),
      explanation: say(`${rule}-why`),
    });
    const pair = step(
      'pair',
      `${tex(side)}, ${tex(near)} and ${tex(c)}, ${tex(side)}`,
      ratio(side, c, [near, side]),
    );
    const see = step(
      'see',
      `${tex(side)} and ${tex(otherLeg)}`,
      `the triangle with ${tex(side)} and ${tex(near)}`,
    );
    return {
      headline: say('headline'),
      question: [
        say('facts', words),
        ...(level === 3 ? [say('known', words)] : []),
        say(({ 1: 'ask-ratio', 2: 'ask-product', 3: 'ask-join' } as const)[level], words),
      ],
      diagram: level === 3 ? null : pictureOf([a, b, p, q]),
      answer: {
        form: 'choice',
        value: 'right',
        text: say('line', words),
        reason: say(({ 1: 'right-ratio', 2: 'right-product', 3: 'right-join' } as const)[level], words),
      },
      distractors: [
        choice('pairs-sides-that-do-not-match', 'pairs'),
        choice('uses-a-part-for-the-whole-hypotenuse', 'part'),
        choice('adds-sides-instead-of-products', 'adds'),
      ],
      steps:
        level === 1
          ? [see, pair]
          : level === 2
            ? [see, pair, step('cross', ratio(side, c, [near, side]), lines.right)]
            : [
                step('sum', `${words.one} and ${words.two}`, tex(`${a}^2 + ${b}^2 = ${c} ${p} + ${c} ${q}`)),
                step('factor', tex(`${c} ${p} + ${c} ${q}`), tex(`${c} (${p} + ${q})`)),
                step('whole', tex(`${p} + ${q}`), tex(c)),
              ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      // The triangle with the sides 15, 20 and 25 and the parts 9 and 16 has all of these relations.
      claims: ['15^2 = 25 * 9', '20^2 = 25 * 16', '25 * 9 + 25 * 16 = 25 * (9 + 16)'],
    };
  },
});

const tex = (text: string): string => `$${text}$`;

function ratio(one: string, two: string, [three, four]: readonly [string, string]): string {
  return tex(`\\frac{${one}}{${two}} = \\frac{${three}}{${four}}`);
}

type Lines = Readonly<Record<'right' | 'pairs' | 'part' | 'adds', string>>;

/** The right line of each level with what other ways of thinking lead to. */
function linesOf({ letters, leg }: Params): Readonly<Record<1 | 2 | 3, Lines>> {
  const [a = '', b = '', c = '', p = '', q = ''] = letters;
  const [side, near, far] = leg === 0 ? [a, p, q] : [b, q, p];
  return {
    1: {
      right: ratio(side, c, [near, side]),
      pairs: ratio(side, c, [far, side]),
      part: ratio(side, far, [near, side]),
      adds: tex(`${side} + ${c} = ${near} + ${side}`),
    },
    2: {
      right: tex(`${side}^2 = ${c} ${near}`),
      pairs: tex(`${side}^2 = ${c} ${far}`),
      part: tex(`${side}^2 = ${p} ${q}`),
      adds: tex(`2 ${side} = ${c} + ${near}`),
    },
    3: {
      right: tex(`${a}^2 + ${b}^2 = ${c} (${p} + ${q})`),
      pairs: tex(`${a}^2 + ${b}^2 = ${c} ${near}`),
      part: tex(`${a}^2 + ${b}^2 = ${near} (${c} + ${far})`),
      adds: tex(`${a}^2 + ${b}^2 = ${c} + ${p} + ${q}`),
    },
  };
}

function pictureOf([a, b, p, q]: readonly [string, string, string, string]): DiagramOf<'right-triangle'> {
  return {
    kind: 'right-triangle',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', 25, 0],
        ['', 9, 12],
        ['', 9, 0],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 3, p],
        [3, 1, q],
        [1, 2, b],
        [2, 0, a],
        [2, 3, '', 'dashed'],
      ],
      angles: [[2, 0, 1, '', 'square']],
    }),
  };
}
