import { numberSkill } from '../../src/kit/index.ts';
import { drawPartScene, partScenes } from '../../src/scenes/part-scenes.ts';

/** Level 1 asks in the order told, level 2 in the other order, level 3 gives the total instead of one count. */
export const m6WriteRatio = numberSkill('m6-write-ratio', {
  version: 1,
  form: 'ratio',
  scenes: [partScenes],
  text: {
    headline: 'Write a ratio',
    ask: 'What is the ratio of {first} to {second}?',
    right: 'The ratio names {first} before {second}, so {a} comes before {b}.',
    swapped:
      'This puts {second} before {first}. The order of the words sets the order of the numbers. Which word comes first in the question?',
    'part-to-whole':
      'This compares {first} with all {total} {whole}. The question asks about {first} and {second}. Which number belongs to {second}?',
    difference:
      'This uses {difference}, which is how many more there are of one kind. A ratio compares the two counts. What are they?',
    other: 'Find the number of {first} and the number of {second}. Then write them in that order.',
    'subtract-do': 'Find the number of {second}.',
    'subtract-why': 'Take the {first} away from all {whole}. What is left are {second}.',
    'order-do': 'Find the order in the question.',
    'order-why': 'The thing named first gives the first number of the ratio.',
    'counts-do': 'Put in the number for each word.',
    'counts-why': 'A ratio compares the two counts.',
    'colon-do': 'Write a colon for the word “to”.',
    'colon-why': 'The colon is read as “to”.',
    'check-do': 'Read your ratio aloud with its words.',
    'check-why': 'It should sound like the question.',
    final: 'The ratio of {first} to {second} is {a}:{b}.',
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
});
