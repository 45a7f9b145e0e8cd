import { defineSkill, drawPartScene, partSceneText } from '../../src/authoring.ts';

/** Level 1 asks in the order told, level 2 in the other order, level 3 gives the total instead of one count. */
export const m6WriteRatio = defineSkill({
  id: 'm6-write-ratio',
  version: 1,
  form: 'ratio',
  text: {
    en: {
      ...partSceneText,
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
  },
  draw({ level, random }) {
    const [most, widest] = level === 1 ? [10, 5] : [16, 7];
    const low = random.int(2, most - 2);
    const high = random.int(low + 2, Math.min(most, low + widest));
    const [a, b] = random.chance(50) ? [low, high] : [high, low];
    return { scene: drawPartScene(random), a, b };
  },
  build({ scene, a, b }, { level, say }) {
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
      headline: say('headline'),
      question: [told, say('ask', words)],
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
      answer: {
        form: 'ratio',
        value: `${x}:${y}`,
        reason: say('right', { ...words, a: x, b: y }),
      },
      distractors: [
        { misconception: 'swaps-the-order-of-the-terms', value: `${y}:${x}`, reason: say('swapped', words) },
        {
          misconception: 'compares-part-to-whole',
          value: `${x}:${total}`,
          reason: say('part-to-whole', { ...words, total, whole: scene.whole }),
        },
        {
          misconception: 'subtracts-instead-of-ratio',
          value: x > y ? `${difference}:1` : `1:${difference}`,
          reason: say('difference', { difference }),
        },
      ],
      otherWrong: say('other', words),
      steps: [
        ...(level === 3
          ? [
              {
                rule: 'find-missing-part',
                before: `${total} − ${a}`,
                after: String(b),
                instruction: say('subtract-do', words),
                explanation: say('subtract-why', { ...words, whole: scene.whole }),
              },
            ]
          : []),
        {
          rule: 'find-order',
          before: '',
          after: `${first} to ${second}`,
          instruction: say('order-do'),
          explanation: say('order-why'),
        },
        {
          rule: 'put-in-counts',
          before: `${first} to ${second}`,
          after: `${x} to ${y}`,
          instruction: say('counts-do'),
          explanation: say('counts-why'),
        },
        {
          rule: 'write-colon',
          before: `${x} to ${y}`,
          after: `${x}:${y}`,
          instruction: say('colon-do'),
          explanation: say('colon-why'),
        },
        {
          rule: 'check-order',
          before: `${x}:${y}`,
          after: `${x} ${first} to ${y} ${second}`,
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', { ...words, a: x, b: y }),
      claims: [`${total} - ${a} = ${b}`, `${Math.max(a, b)} - ${Math.min(a, b)} = ${difference}`],
    };
  },
});
