import {
  type Distractor,
  numberSkill,
  type ProblemSpec,
  type SpecStep,
  type Tools,
} from '../../src/kit/index.ts';
import {
  drawPartScene,
  type NamedPartScene,
  type PartScene,
  partScenes,
} from '../../src/scenes/part-scenes.ts';

/** `asked` is the place of the part in `counts`; the places are those of the kinds of the scene. With `toPart` another part is compared. */
type Params = {
  scene: NamedPartScene;
  counts: readonly number[];
  asked: number;
  wholeFirst: boolean;
  toPart: boolean;
};

const text = {
  headline: 'Parts and the whole',
  ask: 'What is the ratio of {part} to all {whole}?',
  'ask-back': 'What is the ratio of all {whole} to {part}?',
  'ask-part': 'What is the ratio of {part} to {rest}?',
  'right-part': 'The question names {part} and {rest}. There are {x} and {y} of them.',
  'to-all': 'This compares {part} with all {total} {whole}. Which two kinds does the question name?',
  'swapped-parts': 'This puts {rest} before {part}. Which of them does the question name first?',
  'to-others':
    'This compares {part} with all the other {whole} together. Which single kind does the question name?',
  'other-part-to-part':
    'Find the number of {part} and the number of {rest}. Write them in the order of the question.',
  'kinds-do': 'Read what is compared.',
  'kinds-why': 'The question does not say “all”. So a part is compared with another part.',
  'counts-do': 'Put in the number for each word.',
  'counts-why': 'Only the two kinds that are named belong to this ratio.',
  'final-part': 'The ratio of {part} to {rest} is {x}:{y}.',
  right: 'There are {total} {whole} in all, and {x} of them are {part}.',
  'other-part':
    'This compares {part} with {rest}. The question asks about all {whole}. How many are there in all?',
  swapped:
    'This puts the whole before the part. Read the question again. Is the part or the whole named first?',
  'swapped-back':
    'This puts the part before the whole. Read the question again. Is the part or the whole named first?',
  'other-parts':
    'This leaves the {part} out of the whole. The {part} are {whole} too. Which parts make up all {whole}?',
  'not-added':
    'This compares {part} with {rest} only. The whole is every part added together. How many {whole} are there in all?',
  'wrong-part': 'This is the ratio for {rest}. The question asks about {part}. How many {part} are there?',
  other:
    'Find the number of {part}. Then find the number of all {whole}. Write them in the order of the question.',
  'whole-do': 'Add the parts to count all the {whole}.',
  'whole-why': 'The whole is all the parts together.',
  'part-do': 'Find the number of {part}.',
  'part-why': 'Take the {rest} away from all {whole}.',
  'order-do': 'Write the part first and the whole second.',
  'order-why': 'The question names {part} before all {whole}.',
  'order-back-do': 'Write the whole first and the part second.',
  'order-back-why': 'The question names all {whole} before {part}.',
  'colon-do': 'Write a colon for the word “to”.',
  'colon-why': 'The colon is read as “to”.',
  'check-do': 'Add the parts to check.',
  'check-why': 'Together they must make all {whole}.',
  final: 'The ratio of {part} to all {whole} is {x}:{total}.',
  'final-back': 'The ratio of all {whole} to {part} is {total}:{x}.',
} as const;

/**
 * Level 1 has two parts, level 2 three, and some problems compare two of them; level 3 gives the total and one part and
 * asks about the other. From level 2 on the whole is also named first.
 */
export const m6PartWholeRatio = numberSkill('m6-part-whole-ratio', {
  version: 3,
  form: 'ratio',
  scenes: [partScenes],
  text,
  draw({ level, random }) {
    const most = level === 1 ? 9 : 12;
    const [a, b, c] = [random.int(2, most), random.int(2, most), random.int(2, 9)];
    return {
      scene: drawPartScene(random),
      counts: level === 2 ? [a, b, c] : [a, b],
      asked: level === 3 ? 1 : random.int(0, level),
      wholeFirst: level > 1 && random.chance(40),
      toPart: level === 2 && random.chance(30),
    };
  },
  build({ scene, counts, asked, wholeFirst, toPart }: Params, { level, say, step, distractor }) {
    const { whole } = scene;
    const kinds = [scene.first, scene.second, scene.third];
    const others = counts.filter((_, index) => index !== asked);
    const [x = 0, y = 0] = [counts[asked], others[0]];
    const [part = '', rest = ''] = [kinds[asked], kinds[asked === 0 ? 1 : 0]];
    const total = counts.reduce((sum, count) => sum + count, 0);
    const all = counts.join(' + ');
    const [a = 0, b = 0, c = 0] = counts;
    const told = { name: scene.name, a, b, c };
    if (toPart) return partToPart({ scene, counts, part, rest, x, y }, { say, step, distractor });
    const inOrder = (ofPart: string | number, ofWhole: string | number, between: string): string =>
      wholeFirst ? `${ofWhole}${between}${ofPart}` : `${ofPart}${between}${ofWhole}`;
    const orderStep = (taken: number): SpecStep =>
      step(
        'order-part-and-whole',
        inOrder(part, `all ${whole}`, ' to '),
        inOrder(x, taken, ' to '),
        wholeFirst ? 'order-back' : 'order',
      );
    const colonStep = (taken: number): SpecStep =>
      step('write-colon', inOrder(x, taken, ' to '), inOrder(x, taken, ':'), 'colon');
    const findStep =
      level === 3
        ? step('find-missing-part', `${total} − ${y}`, x, 'part')
        : step('add-parts', all, total, 'whole');
    /** The lines of who takes another number for the whole. */
    const workWith = (first: SpecStep | null, taken: number): { readonly work: readonly SpecStep[] } => ({
      work: [...(first ? [first] : []), orderStep(taken), colonStep(taken)],
    });
    const compare = (): Distractor[] =>
      level === 2
        ? [
            distractor(
              'uses-the-other-part-as-the-whole',
              inOrder(x, total - x, ':'),
              'other-parts',
              workWith(step('add-parts', others.join(' + '), total - x, 'whole'), total - x),
            ),
            distractor('forgets-to-add-the-parts', inOrder(x, y, ':'), 'not-added', workWith(null, y)),
          ]
        : [
            distractor(
              'uses-the-other-part-as-the-whole',
              inOrder(x, y, ':'),
              'other-part',
              workWith(level === 3 ? findStep : null, y),
            ),
          ];
    return {
      words: { part, rest, whole, total, x },
      question: [
        level === 3
          ? say(`${scene.key}-total`, { name: scene.name, total, a: y })
          : level === 2
            ? say(`${scene.key}-three`, told)
            : say(`${scene.key}-parts`, told),
        wholeFirst ? 'ask-back' : 'ask',
      ],
      diagram: level === 3 ? null : partsPicture(scene, counts, { labeled: level === 1, bracket: '?' }),
      answer: { value: inOrder(x, total, ':') },
      distractors: [
        ...compare(),
        distractor(
          'swaps-the-order-of-the-terms',
          wholeFirst ? `${x}:${total}` : `${total}:${x}`,
          wholeFirst ? 'swapped-back' : 'swapped',
        ),
        distractor('slip', inOrder(y, total, ':'), 'wrong-part'),
      ],
      steps: [
        findStep,
        orderStep(total),
        colonStep(total),
        level === 3 ? step('check-parts', all, total, 'check') : null,
      ],
      finalAnswer: wholeFirst ? 'final-back' : 'final',
      claims: [`${all} = ${total}`],
    };
  },
});

/** One bar a kind with as many boxes as things; a brace over all of them asks for the whole. */
function partsPicture(
  scene: PartScene,
  parts: readonly number[],
  { labeled, bracket }: { labeled: boolean; bracket: '?' | null },
): ProblemSpec['diagram'] {
  return {
    kind: 'tape-diagram',
    rows: [scene.first, scene.second, scene.third].slice(0, parts.length).map((label, index) => ({
      label,
      boxes: parts[index] ?? 1,
      boxLabel: null,
      total: labeled ? String(parts[index]) : null,
    })),
    bracket,
  };
}

type Said = Pick<Tools<keyof typeof text | keyof typeof partScenes.text>, 'say' | 'step' | 'distractor'>;

/** Three kinds, of which two are compared. */
function partToPart(
  {
    scene,
    counts,
    part,
    rest,
    x,
    y,
  }: Pick<Params, 'scene' | 'counts'> & { part: string; rest: string; x: number; y: number },
  { say, step, distractor }: Said,
) {
  const [a = 0, b = 0, c = 0] = counts;
  const total = a + b + c;
  return {
    words: { part, rest, whole: scene.whole, total, x, y },
    question: [say(`${scene.key}-three`, { name: scene.name, a, b, c }), 'ask-part' as const],
    diagram: partsPicture(scene, counts, { labeled: false, bracket: null }),
    answer: { value: `${x}:${y}`, reason: 'right-part' as const },
    distractors: [
      distractor('compares-part-to-whole', `${x}:${total}`, 'to-all'),
      distractor('swaps-the-order-of-the-terms', `${y}:${x}`, 'swapped-parts'),
      distractor('slip', `${x}:${total - x}`, 'to-others'),
    ],
    otherWrong: 'other-part-to-part' as const,
    steps: [
      step('find-kinds', '', `${part} to ${rest}`, 'kinds'),
      step('put-in-counts', `${part} to ${rest}`, `${x} to ${y}`, 'counts'),
      step('write-colon', `${x} to ${y}`, `${x}:${y}`, 'colon'),
    ],
    finalAnswer: 'final-part' as const,
    claims: [`${a} + ${b} + ${c} = ${total}`],
  };
}
