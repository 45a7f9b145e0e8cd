import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { commonDivisor, commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { divisorsOf } from '../../src/numbers/prime-factors.ts';
import { type BundleScene, bundleScenes } from '../../src/scenes/bundle-scenes.ts';
import { drawName } from '../../src/scenes/people.ts';

/** `each` tells how many of each kind one group gets; level 3 has three kinds. */
type Params = { scene: BundleScene; name: string; groups: number; each: readonly number[] };

/** Level 1 shares small numbers, level 2 numbers up to a hundred, level 3 three kinds of things. */
export const m6GcfWord = numberSkill('m6-gcf-word', {
  version: 1,
  form: 'integer',
  scenes: [bundleScenes],
  text: {
    headline: 'Make as many equal groups as you can',
    right: 'It divides all of the numbers, and no greater number does.',
    multiple: 'This is a multiple of the numbers. Can there be more {groups} than things of one kind?',
    each: 'This is how many of one kind each group gets. What does the question count?',
    one: 'This divides {small, number} with nothing left. What is left of {large, number}?',
    'two-only': 'This works for two of the kinds. Does it work for the third one?',
    fewer: 'This number of {groups} works. Could there be more?',
    more: 'Try it: does this number divide {large, number}?',
    other: 'The number of {groups} must divide every amount. Look for the greatest number that does.',
    'list-do': 'List the factors of {small, number}.',
    'list-why': 'Only these numbers of {groups} use up everything of this kind.',
    'try-do': 'Which of them divide the other amount, too?',
    'try-three-do': 'Which of them divide both other amounts, too?',
    'try-why': 'Nothing of any kind may be left over.',
    'take-do': 'Take the greatest of them.',
    'take-why': 'The question asks for as many {groups} as possible.',
    'check-do': 'Check what one group gets.',
    'check-why': 'Every division comes out even.',
    final: '{value} {groups}',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(bundleScenes.list),
    name: drawName(random),
    ...drawNumbers(level, random),
  }),
  build({ scene, name, groups, each }: Params, { level, step, distractor }) {
    const amounts = each.map((one) => one * groups);
    const [a = 0, b = 0, c = 0] = amounts;
    const [small, large] = [Math.min(...amounts), Math.max(...amounts)];
    const words = { name, a, b, c, small, large, groups: scene.groups, value: String(groups) };
    const shared = divisorsOf(groups);
    const smaller = shared.at(-2) ?? 1;
    const three = level === 3;
    return {
      words,
      question: [`${scene.key}-${three ? 'three' : 'two'}`, `${scene.key}-most`],
      answer: { value: groups, unit: scene.groups },
      distractors: takeDistractors(groups, [
        distractor('finds-the-least-common-multiple-instead', amounts.reduce(commonMultiple), 'multiple'),
        distractor('gives-the-number-in-each-group', each[0] ?? 0, 'each'),
        distractor('uses-only-one-of-the-two-numbers', small, 'one'),
        distractor('slip', three ? commonDivisor(a, b) : 0, 'two-only'),
        distractor('slip', smaller === 1 ? 0 : smaller, 'fewer'),
        distractor('slip', groups * 2, 'more'),
      ]),
      steps: [
        step('list-factors', small, divisorsOf(small).join(', '), 'list'),
        step('find-common', '', shared.join(', '), { do: three ? 'try-three-do' : 'try-do', why: 'try-why' }),
        step('take-greatest', shared.join(', '), `${groups} ${scene.groups}`, 'take'),
        step(
          'check-groups',
          '',
          amounts.map((amount) => `${amount} ÷ ${groups} = ${amount / groups}`).join(', '),
          'check',
        ),
      ],
      claims: amounts.map((amount) => `${amount} / ${groups} = ${amount / groups}`),
    };
  },
});

/** One group gets at least two of each kind, and the amounts share nothing beyond the number of groups. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'groups' | 'each'> {
  return random.until(() => {
    const groups = level === 1 ? random.int(3, 9) : random.int(4, level === 2 ? 18 : 14);
    const each = Array.from({ length: level === 3 ? 3 : 2 }, () => random.int(2, level === 1 ? 6 : 7));
    const isFair = new Set(each).size === each.length && each.reduce(commonDivisor) === 1;
    const most = level === 1 ? 50 : 100;
    return isFair && !each.includes(groups) && Math.max(...each) * groups <= most ? { groups, each } : null;
  });
}
