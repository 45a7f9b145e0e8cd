import { numberSkill } from '../../src/kit/index.ts';
import { drawPartScene, partScenes } from '../../src/scenes/part-scenes.ts';

/** What happens to the counts of a stretch problem. */
const changes = ['first-grows', 'second-grows', 'first-falls', 'second-falls', 'second-doubles'] as const;

/**
 * Level 1 asks in the order told, level 2 in the other order, level 3 gives the total instead of one count. The stretch
 * problem changes one of the counts before it asks.
 */
export const m6WriteRatio = numberSkill('m6-write-ratio', {
  version: 2,
  form: 'ratio',
  scenes: [partScenes],
  text: {
    headline: 'Write a ratio',
    ask: 'What is the ratio of {first} to {second}?',
    right: 'The ratio names {first} before {second}, so {a} comes before {b}.',
    swapped:
      'This puts {second} before {first}. The order of the words sets the order of the numbers. Which word comes first in the question?',
    'part-to-whole':
      'This compares {first} with all {total} {whole}. The question asks about {first} and {second}. Which number goes with {second}?',
    difference:
      'This uses {difference}, which is how many more there are of one kind. A ratio compares the two counts. What are they?',
    other: 'Find the number of {first} and the number of {second}. Then write them in that order.',
    'subtract-do': 'Find the number of {second}.',
    'subtract-why': 'Take the {first} away from all {whole}. The rest are {second}.',
    'order-do': 'Find the order in the question.',
    'order-why': 'The thing named first gives the first number of the ratio.',
    'counts-do': 'Put in the number for each word.',
    'counts-why': 'A ratio compares the two counts.',
    'colon-do': 'Write a colon for the word “to”.',
    'colon-why': 'The colon is read as “to”.',
    'check-do': 'Read your ratio aloud with its words.',
    'check-why': 'It should sound like the question.',
    final: 'The ratio of {first} to {second} is {a}:{b}.',
    'first-grows': 'Later, the number of {first} grows by {n}.',
    'second-grows': 'Later, the number of {second} grows by {n}.',
    'first-falls': 'Later, the number of {first} falls by {n}.',
    'second-falls': 'Later, the number of {second} falls by {n}.',
    'second-doubles': 'Later, the number of {second} doubles.',
    'ask-then': 'What is the ratio of {second} to {first} then?',
    'change-do': 'Put in what happens later.',
    'change-why': 'The question asks about the counts after the change.',
    'not-changed':
      'This is the ratio before the change. The question says “then”. Which of the two counts is new?',
    'final-then': 'Then the ratio of {second} to {first} is {b}:{a}.',
  },
  draw({ level, random }) {
    const [most, widest] = level === 1 ? [10, 5] : [16, 7];
    const low = random.int(2, most - 2);
    const high = random.int(low + 2, Math.min(most, low + widest));
    const [a, b] = random.chance(50) ? [low, high] : [high, low];
    return { scene: drawPartScene(random), a, b };
  },
  build({ scene, a, b }, { level, say, step, distractor }) {
    const turned = level === 2;
    const [first, second] = turned ? [scene.second, scene.first] : [scene.first, scene.second];
    const [x, y] = turned ? [b, a] : [a, b];
    const total = a + b;
    const difference = Math.abs(a - b);
    const words = { first, second };
    const told =
      level === 3
        ? say(`${scene.key}-total`, { name: scene.name, total, a })
        : say(`${scene.key}-parts`, { name: scene.name, a, b });
    return {
      words,
      question: [told, 'ask'],
      diagram:
        level === 3
          ? null
          : {
              kind: 'tape-diagram',
              rows: [
                { label: scene.first, boxes: a, boxLabel: null, total: level === 1 ? String(a) : null },
                { label: scene.second, boxes: b, boxLabel: null, total: level === 1 ? String(b) : null },
              ],
              bracket: null,
            },
      answer: { value: `${x}:${y}`, reason: say('right', { a: x, b: y }) },
      distractors: [
        distractor('swaps-the-order-of-the-terms', `${y}:${x}`, 'swapped'),
        distractor(
          'compares-part-to-whole',
          `${x}:${total}`,
          say('part-to-whole', { total, whole: scene.whole }),
        ),
        distractor(
          'subtracts-instead-of-ratio',
          x > y ? `${difference}:1` : `1:${difference}`,
          say('difference', { difference }),
        ),
      ],
      steps: [
        level === 3
          ? step('find-missing-part', `${total} − ${a}`, b, {
              do: 'subtract-do',
              why: say('subtract-why', { whole: scene.whole }),
            })
          : null,
        step('find-order', '', `${first} to ${second}`, 'order'),
        step('put-in-counts', `${first} to ${second}`, `${x} to ${y}`, 'counts'),
        step('write-colon', `${x} to ${y}`, `${x}:${y}`, 'colon'),
        step('check-order', `${x}:${y}`, `${x} ${first} to ${y} ${second}`, 'check'),
      ],
      finalAnswer: say('final', { a: x, b: y }),
      claims: [`${total} - ${a} = ${b}`, `${Math.max(a, b)} - ${Math.min(a, b)} = ${difference}`],
    };
  },
  stretch: {
    draw({ random }) {
      const change = random.pick(changes);
      return random.until(() => {
        const [a, b, n] = [random.int(4, 16), random.int(4, 16), random.int(2, 6)];
        const [first, second] = countsAfter({ a, b, n, change });
        const differ = a !== b && first !== second && first > 1 && second > 1;
        return differ ? { scene: drawPartScene(random), a, b, n, change } : null;
      });
    },
    build({ scene, a, b, n, change }, { say, step, distractor }) {
      const { first, second, whole } = scene;
      const total = a + b;
      const [x, y] = countsAfter({ a, b, n, change });
      const [was, is] = x === a ? [b, y] : [a, x];
      const sign = change.endsWith('grows') ? `+ ${n}` : change.endsWith('falls') ? `− ${n}` : '× 2';
      const names = { first: second, second: first };
      const all = x + y;
      return {
        words: { first, second, n },
        question: [say(`${scene.key}-total`, { name: scene.name, total, a }), change, 'ask-then'],
        answer: { value: `${y}:${x}`, reason: say('right', { ...names, a: y, b: x }) },
        distractors: [
          distractor('swaps-the-order-of-the-terms', `${x}:${y}`, say('swapped', names)),
          distractor(
            'compares-part-to-whole',
            `${y}:${all}`,
            say('part-to-whole', { ...names, total: all, whole }),
          ),
          distractor('slip', `${b}:${a}`, 'not-changed'),
        ],
        otherWrong: say('other', names),
        steps: [
          step('find-missing-part', `${total} − ${a}`, b, {
            do: 'subtract-do',
            why: say('subtract-why', { whole }),
          }),
          step('change', `${was} ${sign}`, is),
          step('find-order', '', `${second} to ${first}`, 'order'),
          step('put-in-counts', `${second} to ${first}`, `${y} to ${x}`, 'counts'),
          step('write-colon', `${y} to ${x}`, `${y}:${x}`, 'colon'),
          step('check-order', `${y}:${x}`, `${y} ${second} to ${x} ${first}`, 'check'),
        ],
        finalAnswer: say('final-then', { a: x, b: y }),
        claims: [`${total} - ${a} = ${b}`, `${was} ${sign.replace('−', '-').replace('×', '*')} = ${is}`],
      };
    },
  },
});

type Counts = {
  readonly a: number;
  readonly b: number;
  readonly n: number;
  readonly change: (typeof changes)[number];
};

/** Both counts after the change. */
function countsAfter({ a, b, n, change }: Counts): readonly [number, number] {
  if (change === 'first-grows') return [a + n, b];
  if (change === 'first-falls') return [a - n, b];
  if (change === 'second-grows') return [a, b + n];
  return change === 'second-falls' ? [a, b - n] : [a, 2 * b];
}
