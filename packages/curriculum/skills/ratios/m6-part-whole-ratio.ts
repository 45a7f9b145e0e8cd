import { type Distractor, numberSkill, type ProblemSpec, type SpecStep } from '../../src/kit/index.ts';
import { drawPartScene, type PartScene, partScenes } from '../../src/scenes/part-scenes.ts';

/** Level 1 has two parts, level 2 three; level 3 gives the total and one part and asks about the other. */
export const m6PartWholeRatio = numberSkill('m6-part-whole-ratio', {
  version: 2,
  form: 'ratio',
  scenes: [partScenes],
  text: {
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
    'wrong-part': 'This is the ratio for {rest}. The question asks about {part}. How many {part} are there?',
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
  draw({ level, random }) {
    const most = level === 1 ? 9 : 12;
    const [a, b, c] = [random.int(2, most), random.int(2, most), random.int(2, 9)];
    return { scene: drawPartScene(random), a, b, c: level === 2 ? c : 0 };
  },
  build({ scene, a, b, c }, { level, say, step, distractor }) {
    const { whole } = scene;
    const [part, rest] = level === 3 ? [scene.second, scene.first] : [scene.first, scene.second];
    const [x, y] = level === 3 ? [b, a] : [a, b];
    const total = a + b + c;
    const parts = level === 2 ? [a, b, c] : [a, b];
    const sum = parts.join(' + ');
    const names = { part, rest, whole };
    /** The lines of who takes another number for the whole. */
    const workWith = (first: SpecStep | null, taken: number): { readonly work: readonly SpecStep[] } => ({
      work: [
        ...(first ? [first] : []),
        step('order-part-and-whole', `${part} to all ${whole}`, `${x} to ${taken}`, 'order'),
        step('write-colon', `${x} to ${taken}`, `${x}:${taken}`, 'colon'),
      ],
    });
    const compare = (): Distractor[] =>
      level === 2
        ? [
            distractor(
              'uses-the-other-part-as-the-whole',
              `${a}:${b + c}`,
              say('other-parts', { part, whole }),
              workWith(step('add-parts', `${b} + ${c}`, b + c, 'whole'), b + c),
            ),
            distractor('forgets-to-add-the-parts', `${a}:${b}`, 'not-added', workWith(null, b)),
          ]
        : [
            distractor(
              'uses-the-other-part-as-the-whole',
              `${x}:${y}`,
              'other-part',
              workWith(level === 3 ? findStep : null, y),
            ),
          ];
    const findStep: SpecStep =
      level === 3
        ? step('find-missing-part', `${total} − ${a}`, b, {
            do: say('part-do', { part }),
            why: say('part-why', { rest, whole }),
          })
        : step('add-parts', sum, total, { do: say('whole-do', { whole }), why: 'whole-why' });
    return {
      words: names,
      question: [
        level === 3
          ? say(`${scene.key}-total`, { name: scene.name, total, a })
          : level === 2
            ? say(`${scene.key}-three`, { name: scene.name, a, b, c })
            : say(`${scene.key}-parts`, { name: scene.name, a, b }),
        say('ask', { part, whole }),
      ],
      diagram: level === 3 ? null : partsPicture(scene, parts, level === 1),
      answer: { value: `${x}:${total}`, reason: say('right', { total, whole, x, part }) },
      distractors: [
        ...compare(),
        distractor('swaps-the-order-of-the-terms', `${total}:${x}`, 'swapped'),
        distractor('slip', `${y}:${total}`, say('wrong-part', { part, rest })),
      ],
      otherWrong: say('other', { part, whole }),
      steps: [
        findStep,
        step('order-part-and-whole', `${part} to all ${whole}`, `${x} to ${total}`, {
          do: 'order-do',
          why: say('order-why', { part, whole }),
        }),
        step('write-colon', `${x} to ${total}`, `${x}:${total}`, 'colon'),
        level === 3
          ? step('check-parts', sum, total, { do: 'check-do', why: say('check-why', { whole }) })
          : null,
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
