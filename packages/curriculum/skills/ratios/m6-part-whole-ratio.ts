import {
  type Distractor,
  defineSkill,
  drawPartScene,
  type PartScene,
  type ProblemSpec,
  partSceneText,
  type SpecStep,
} from '../../src/authoring.ts';

/** Level 1 has two parts, level 2 three; level 3 gives the total and one part and asks about the other. */
export const m6PartWholeRatio = defineSkill({
  id: 'm6-part-whole-ratio',
  version: 1,
  form: 'ratio',
  text: {
    en: {
      ...partSceneText,
      headline: 'Compare a part with the whole',
      ask: 'What is the ratio of {part} to all {whole}?',
      right: 'There are {total} {whole} in all, and {x} of them are {part}.',
      'other-part':
        'This compares {part} with {rest}. The question asks about all {whole}. How many are there in all?',
      swapped:
        'This puts the whole before the part. Read the question again. Is the part or the whole named first?',
      'other-parts':
        'This leaves the {part} out of the whole. The {part} are {whole} too. Which parts make up all {whole}?',
      'not-added':
        'This compares {part} with {rest} only. The whole is every part added together. How many {whole} are there in all?',
      'wrong-part':
        'This is the ratio for {rest}. The question asks about {part}. How many {part} are there?',
      other: 'Find the number of {part}. Then find the number of all {whole}. Write them in that order.',
      'whole-do': 'Add the parts to count all the {whole}.',
      'whole-why': 'The whole is all the parts together.',
      'part-do': 'Find the number of {part}.',
      'part-why': 'Take the {rest} away from all {whole}.',
      'order-do': 'Write the part first and the whole second.',
      'order-why': 'The question names {part} before all {whole}.',
      'colon-do': 'Write a colon for the word “to”.',
      'colon-why': 'The colon is read as “to”.',
      'check-do': 'Add the parts to check.',
      'check-why': 'Together they must make all {whole}.',
      final: 'The ratio of {part} to all {whole} is {x}:{total}.',
    },
  },
  draw({ level, random }) {
    const most = level === 1 ? 9 : 12;
    const [a, b, c] = [random.int(2, most), random.int(2, most), random.int(2, 9)];
    return { scene: drawPartScene(random), a, b, c: level === 2 ? c : 0 };
  },
  build({ scene, a, b, c }, { level, say }) {
    const { whole } = scene;
    const [part, rest] = level === 3 ? [scene.second, scene.first] : [scene.first, scene.second];
    const [x, y] = level === 3 ? [b, a] : [a, b];
    const total = a + b + c;
    const parts = level === 2 ? [a, b, c] : [a, b];
    const sum = parts.join(' + ');
    const names = { part, rest, whole };
    const compare: Distractor[] =
      level === 2
        ? [
            {
              misconception: 'uses-the-other-part-as-the-whole',
              value: `${a}:${b + c}`,
              reason: say('other-parts', { part, whole }),
            },
            {
              misconception: 'forgets-to-add-the-parts',
              value: `${a}:${b}`,
              reason: say('not-added', names),
            },
          ]
        : [
            {
              misconception: 'uses-the-other-part-as-the-whole',
              value: `${x}:${y}`,
              reason: say('other-part', names),
            },
          ];
    const findStep: SpecStep =
      level === 3
        ? {
            rule: 'find-missing-part',
            before: `${total} − ${a}`,
            after: String(b),
            instruction: say('part-do', { part }),
            explanation: say('part-why', { rest, whole }),
          }
        : {
            rule: 'add-parts',
            before: sum,
            after: String(total),
            instruction: say('whole-do', { whole }),
            explanation: say('whole-why'),
          };
    return {
      headline: say('headline'),
      question: [
        level === 3
          ? say(`${scene.key}-total`, { name: scene.name, total, a })
          : level === 2
            ? say(`${scene.key}-three`, { name: scene.name, a, b, c })
            : say(`${scene.key}-parts`, { name: scene.name, a, b }),
        say('ask', { part, whole }),
      ],
      diagram: level === 3 ? null : partsPicture(scene, parts, level === 1),
      answer: { form: 'ratio', value: `${x}:${total}`, reason: say('right', { total, whole, x, part }) },
      distractors: [
        ...compare,
        {
          misconception: 'swaps-the-order-of-the-terms',
          value: `${total}:${x}`,
          reason: say('swapped'),
        },
        { misconception: 'slip', value: `${y}:${total}`, reason: say('wrong-part', { part, rest }) },
      ],
      otherWrong: say('other', { part, whole }),
      steps: [
        findStep,
        {
          rule: 'order-part-and-whole',
          before: `${part} to all ${whole}`,
          after: `${x} to ${total}`,
          instruction: say('order-do'),
          explanation: say('order-why', { part, whole }),
        },
        {
          rule: 'write-colon',
          before: `${x} to ${total}`,
          after: `${x}:${total}`,
          instruction: say('colon-do'),
          explanation: say('colon-why'),
        },
        ...(level === 3
          ? [
              {
                rule: 'check-parts',
                before: sum,
                after: String(total),
                instruction: say('check-do'),
                explanation: say('check-why', { whole }),
              },
            ]
          : []),
      ],
      finalAnswer: say('final', { part, whole, x, total }),
      claims: [`${sum} = ${total}`],
    };
  },
});

/** One bar a kind with as many boxes as things; the brace over all of them asks for the whole. */
function partsPicture(scene: PartScene, parts: readonly number[], labeled: boolean): ProblemSpec['diagram'] {
  return {
    kind: 'tape-diagram',
    rows: [scene.first, scene.second, scene.third].slice(0, parts.length).map((label, index) => ({
      label,
      boxes: parts[index] ?? 1,
      boxLabel: null,
      total: labeled ? String(parts[index]) : null,
    })),
    bracket: '?',
  };
}
