import { choiceSkill, type ProblemSpec } from '../../src/kit/index.ts';
import { drawPartScene, partScenes } from '../../src/scenes/part-scenes.ts';

/** Term pairs without a common factor, so a ratio is told as a group that repeats. */
const pairs = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [2, 7],
  [3, 7],
  [4, 7],
  [5, 7],
  [3, 8],
  [5, 8],
  [2, 9],
  [4, 9],
  [5, 9],
  [7, 9],
] as const;

/** Level 1 tells the ratio in the order of the sentence, level 2 in the other order, level 3 as part to whole. */
export const m6RatioStatementMatch = choiceSkill('m6-ratio-statement-match', {
  version: 2,
  scenes: [partScenes],
  text: {
    headline: 'Match a sentence to a ratio',
    given: 'The ratio of {first} to {second} is {ratio}.',
    'given-whole': 'The ratio of {first} to all {whole} is {ratio}.',
    ask: 'Which sentence must be true?',
    'for-every': 'For every {x} {first}, there are {y} {second}.',
    more: 'The number of {first} is exactly {difference} greater than the number of {second}.',
    right: 'The ratio pairs {x} {first} with {y} {second}.',
    'right-whole': 'In each group of {total} {whole}, {x} are {first} and the rest are {second}.',
    boxes: 'Each box in the picture stands for the same number of {whole}.',
    swapped: 'This pairs {first} with {y}. Look at the given ratio again. Which number goes with {first}?',
    difference:
      'This subtracts {less} from {more}. With two such groups the gap is {twice}, not {gap}. Which numbers stay together in every group?',
    'part-to-whole':
      'This compares {first} with all {whole}. The ratio is about {first} and {second}. Which number goes with {second}?',
    'whole-as-part':
      'This uses {total} for the {second}, but {total} counts all {whole}. Take the {first} out. What is left?',
    other: 'Match each number in the ratio to its word. Then read the sentences again.',
    'match-do': 'Match the first number to the first word.',
    'match-why': 'A ratio keeps the order of its words.',
    'match-second-do': 'Match the second number to the second word.',
    'match-second-why': 'The second number goes with the thing named last.',
    'rest-do': 'Find the number of {second} in one group.',
    'rest-why': 'All {whole} without the {first} are {second}.',
    'sentence-do': 'Say both numbers in one “for every” sentence.',
    'sentence-why': '“For every” tells what is in one group.',
    final: 'For every {x} {first}, there are {y} {second}.',
  },
  draw({ level, random }) {
    const [small, large] = random.pick(pairs);
    const [a, b] = random.chance(50) ? [small, large] : [large, small];
    return { scene: drawPartScene(random), a, b, turned: level === 3 ? random.chance(50) : level === 2 };
  },
  build({ scene, a, b, turned }, { level, say, step, distractor }) {
    const [first, second] = turned ? [scene.second, scene.first] : [scene.first, scene.second];
    const [x, y] = turned ? [b, a] : [a, b];
    const { whole } = scene;
    const total = a + b;
    const fromWhole = level === 3;
    // Level 2 tells the ratio from second to first, so the sentence turns the order round.
    const ratio = fromWhole ? `${x}:${total}` : level === 2 ? `${y} to ${x}` : `${x}:${y}`;
    const given = fromWhole
      ? say('given-whole', { first, whole, ratio })
      : level === 2
        ? say('given', { first: second, second: first, ratio })
        : say('given', { first, second, ratio });
    const gap = Math.abs(x - y);
    const [more, fewer] = x > y ? [first, second] : [second, first];
    return {
      question: [
        say(`${scene.key}-place`, { name: scene.name }),
        given,
        level === 1 ? say('boxes', { whole }) : null,
        'ask',
      ],
      diagram: level === 1 ? groupPicture([first, x], [second, y]) : null,
      answer: {
        value: 'matches',
        text: say('for-every', { x, y, first, second }),
        reason: fromWhole
          ? say('right-whole', { total, whole, x, first, second })
          : say('right', { x, y, first, second }),
      },
      distractors: [
        distractor(
          'swaps-the-order-of-the-terms',
          'swapped',
          say('swapped', { first, y }),
          say('for-every', { x: y, y: x, first, second }),
        ),
        distractor(
          'reads-a-ratio-as-a-difference',
          'difference',
          say('difference', { more: Math.max(x, y), less: Math.min(x, y), gap, twice: 2 * gap }),
          say('more', { difference: gap, first: more, second: fewer }),
        ),
        distractor(
          'compares-part-to-whole',
          'part-to-whole',
          fromWhole
            ? say('whole-as-part', { total, first, second, whole })
            : say('part-to-whole', { first, second, whole }),
          fromWhole
            ? say('for-every', { x, y: total, first, second })
            : say('for-every', { x, y, first, second: whole }),
        ),
      ],
      steps: [
        step('match-first', ratio, level === 2 ? `${y} ${second}` : `${x} ${first}`, 'match'),
        fromWhole
          ? step('find-rest', `${total} − ${x}`, `${y}`, {
              do: say('rest-do', { second }),
              why: say('rest-why', { first, second, whole }),
            })
          : step('match-second', ratio, level === 2 ? `${x} ${first}` : `${y} ${second}`),
        step('say-for-every', `${x}:${y}`, `${x} ${first} for every ${y} ${second}`, 'sentence'),
      ],
      finalAnswer: say('final', { x, y, first, second }),
      claims: [
        `${x} + ${y} = ${total}`,
        `${Math.max(x, y)} - ${Math.min(x, y)} = ${gap}`,
        `${gap} + ${gap} = ${2 * gap}`,
      ],
    };
  },
});

/** One bar a kind; every box of both bars stands for the same number. */
function groupPicture(...rows: readonly (readonly [string, number])[]): ProblemSpec['diagram'] {
  return {
    kind: 'tape-diagram',
    rows: rows.map(([label, boxes]) => ({ label, boxes, boxLabel: null, total: null })),
    bracket: null,
  };
}
