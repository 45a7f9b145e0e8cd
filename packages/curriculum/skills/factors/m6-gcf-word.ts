import {
  type BundleScene,
  bundleScenes,
  bundleSceneText,
  commonDivisor,
  commonMultiple,
  defineSkill,
  divisorsOf,
  drawName,
  type Level,
  type Random,
  takeDistractors,
} from '../../src/authoring.ts';

/** `each` tells how many of each kind one group gets; level 3 has three kinds. */
type Params = { scene: BundleScene; name: string; groups: number; each: readonly number[] };

/** Level 1 shares small numbers, level 2 numbers up to a hundred, level 3 three kinds of things. */
export const m6GcfWord = defineSkill({
  id: 'm6-gcf-word',
  version: 1,
  form: 'integer',
  text: {
    en: {
      ...bundleSceneText,
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
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(bundleScenes),
    name: drawName(random),
    ...drawNumbers(level, random),
  }),
  build({ scene, name, groups, each }: Params, { level, say }) {
    const amounts = each.map((one) => one * groups);
    const [a = 0, b = 0, c = 0] = amounts;
    const [small, large] = [Math.min(...amounts), Math.max(...amounts)];
    const words = { name, a, b, c, small, large, groups: scene.groups, value: String(groups) };
    const shared = divisorsOf(groups);
    const smaller = shared.at(-2) ?? 1;
    const three = level === 3;
    return {
      headline: say('headline'),
      question: [say(`${scene.key}-${three ? 'three' : 'two'}`, words), say(`${scene.key}-most`, words)],
      diagram: null,
      answer: { form: 'integer', value: String(groups), unit: scene.groups, reason: say('right') },
      distractors: takeDistractors(groups, [
        {
          misconception: 'finds-the-least-common-multiple-instead',
          value: amounts.reduce(commonMultiple),
          reason: say('multiple', words),
        },
        { misconception: 'gives-the-number-in-each-group', value: each[0] ?? 0, reason: say('each') },
        { misconception: 'uses-only-one-of-the-two-numbers', value: small, reason: say('one', words) },
        { misconception: 'slip', value: three ? commonDivisor(a, b) : 0, reason: say('two-only') },
        { misconception: 'slip', value: smaller === 1 ? 0 : smaller, reason: say('fewer', words) },
        { misconception: 'slip', value: groups * 2, reason: say('more', words) },
      ]),
      steps: [
        {
          rule: 'list-factors',
          before: String(small),
          after: divisorsOf(small).join(', '),
          instruction: say('list-do', words),
          explanation: say('list-why', words),
        },
        {
          rule: 'find-common',
          before: '',
          after: shared.join(', '),
          instruction: say(three ? 'try-three-do' : 'try-do'),
          explanation: say('try-why'),
        },
        {
          rule: 'take-greatest',
          before: shared.join(', '),
          after: `${groups} ${scene.groups}`,
          instruction: say('take-do'),
          explanation: say('take-why', words),
        },
        {
          rule: 'check-groups',
          before: '',
          after: amounts.map((amount) => `${amount} ÷ ${groups} = ${amount / groups}`).join(', '),
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: amounts.map((amount) => `${amount} / ${groups} = ${amount / groups}`),
    };
  },
});

/** One group gets at least two of each kind, and the amounts share nothing beyond the number of groups. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'groups' | 'each'> {
  for (;;) {
    const groups = level === 1 ? random.int(3, 9) : random.int(4, level === 2 ? 18 : 14);
    const each = Array.from({ length: level === 3 ? 3 : 2 }, () => random.int(2, level === 1 ? 6 : 7));
    const isFair = new Set(each).size === each.length && each.reduce(commonDivisor) === 1;
    const most = level === 1 ? 50 : 100;
    if (isFair && !each.includes(groups) && Math.max(...each) * groups <= most) return { groups, each };
  }
}
