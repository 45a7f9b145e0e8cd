import { choiceSkill, type Tools } from '../../src/kit/index.ts';
import { signed, signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';

/**
 * `less` is farther from zero than `more`; `turned` tells the greater number first. `decimal` is `more` where that is a
 * fraction. `writes` asks for the inequality that says what is told.
 */
type Scene = (typeof scenes)[number];
type Params = {
  scene: Scene;
  less: string;
  more: string;
  decimal?: string;
  turned: boolean;
  writes: boolean;
};

const scenes = ['towns', 'nights', 'freezers', 'valleys', 'divers', 'lakes'] as const;

/** Stories in which less means colder; in the others it means lower. */
const cold: readonly Scene[] = ['towns', 'nights', 'freezers'];

/** Level 1 has whole numbers, level 2 decimals, level 3 a fraction and a decimal. From level 2 on an inequality is written too. */
export const m6InequalityStatementContext = choiceSkill('m6-inequality-statement-context', {
  version: 5,
  text: {
    headline: 'Say what an inequality means',
    'towns-facts': 'It is {a} degrees in Ashby and {b} degrees in Brook.',
    'towns-lower': 'Ashby is colder than Brook.',
    'towns-higher': 'Ashby is warmer than Brook.',
    'towns-near': 'Ashby is closer to zero degrees.',
    'towns-far': 'Ashby is farther from zero degrees.',
    'towns-equal': 'Ashby is just as warm as Brook.',
    'nights-facts': 'It is {a} degrees on Friday night and {b} degrees on Sunday night.',
    'nights-lower': 'Friday night is colder than Sunday night.',
    'nights-higher': 'Friday night is warmer than Sunday night.',
    'nights-near': 'Friday night is closer to zero degrees.',
    'nights-far': 'Friday night is farther from zero degrees.',
    'nights-equal': 'Friday night is just as warm as Sunday night.',
    'freezers-facts': 'The old freezer is at {a} degrees, the new one at {b} degrees.',
    'freezers-lower': 'The old freezer is colder than the new one.',
    'freezers-higher': 'The old freezer is warmer than the new one.',
    'freezers-near': 'The old freezer is closer to zero degrees.',
    'freezers-far': 'The old freezer is farther from zero degrees.',
    'freezers-equal': 'The old freezer is just as cold as the new one.',
    'valleys-facts': 'Zero is sea level. Fern Valley lies at {a} feet, Stone Valley at {b} feet.',
    'valleys-lower': 'Fern Valley is lower than Stone Valley.',
    'valleys-higher': 'Fern Valley is higher than Stone Valley.',
    'valleys-near': 'Fern Valley is closer to sea level.',
    'valleys-far': 'Fern Valley is farther from sea level.',
    'valleys-equal': 'Fern Valley is just as high as Stone Valley.',
    'divers-facts':
      'Robots climb a dam, and zero is the water level. The red robot is at {a} feet, the blue one at {b} feet.',
    'divers-lower': 'The red robot is lower than the blue one.',
    'divers-higher': 'The red robot is higher than the blue one.',
    'divers-near': 'The red robot is closer to the water level.',
    'divers-far': 'The red robot is farther from the water level.',
    'divers-equal': 'The red robot is just as high as the blue one.',
    'lakes-facts': 'Zero is the normal level. Pine Lake is at {a} inches, Moss Lake at {b} inches.',
    'lakes-lower': 'Measured from the normal level, Pine Lake is lower than Moss Lake.',
    'lakes-higher': 'Measured from the normal level, Pine Lake is higher than Moss Lake.',
    'lakes-near': 'Pine Lake is closer to its normal level than Moss Lake.',
    'lakes-far': 'Pine Lake is farther from its normal level than Moss Lake.',
    'lakes-equal': 'Pine Lake stands at the same mark as Moss Lake.',
    ask: 'Which sentence tells what {a} {sign} {b} means?',
    'ask-write': ['Which inequality says the same?', 'Which inequality tells this?'],
    written: '{told}',
    'right-write': 'The number of what is {word} stands first, and the sign opens to the greater number.',
    'sign-turned': 'This sign opens to the number farther left. Which of the two numbers is greater?',
    unsigned: 'This compares the numbers without their minus signs. On which side of zero are they?',
    'both-turned': 'This says that the number farther left is greater. Which side does the sign open to?',
    'left-do': 'Find the number that lies farther left.',
    'write-do': 'Write the sign between the numbers.',
    'write-why': 'The number farther left is less.',
    'right-lower': 'The lesser number lies farther left, and here that means {lower}.',
    'right-higher': 'The greater number lies farther right, and here that means {higher}.',
    reversed: 'This turns the comparison around. Which of the two numbers lies farther to the left?',
    distance: 'This compares how far the numbers are from zero. Does the sign compare distance or place?',
    equal: 'The sign says that one number is less. Which one is it?',
    other: 'Find which number lies farther left. Then say what left means here.',
    'read-do': 'Read the inequality aloud.',
    'read-why': 'The sign opens to the greater number.',
    'same-do': 'Write the fraction as a decimal.',
    'same-why': 'Two decimals are easy to compare.',
    'place-do': 'Find the first number on the number line.',
    'place-why': 'A lesser number lies farther to the left.',
    'mean-do': 'Say what that means in the story.',
    'mean-why': 'Left stands for {lower}, and right for {higher}.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(scenes);
    const turned = random.chance(50);
    const writes = level !== 1 && random.chance(40);
    const near = random.int(2, 8);
    const far = near + random.int(2, 9);
    if (level === 1) return { scene, less: signed(-far), more: signed(-near), turned, writes };
    if (level === 2) {
      const more = random.chance(70) ? -near - random.int(1, 9) / 10 : near;
      return { scene, less: signed(-far - random.int(1, 9) / 10), more: signed(more), turned, writes };
    }
    const bottom = random.pick([2, 4, 5]);
    const top = near * bottom + random.int(1, bottom - 1);
    const [more, decimal] = [signedMixed(-top, bottom), signed(-top / bottom)];
    return { scene, less: signed(-near - 1 - random.int(1, 9) / 10), more, decimal, turned, writes };
  },
  build(params: Params, tools) {
    if (params.writes) return writtenAs(params, tools);
    const { scene, less, more, decimal, turned } = params;
    const { level, step, distractor } = tools;
    const [first, second] = (turned ? [more, less] : [less, more]).map(typeset);
    const sign = turned ? '>' : '<';
    const [lower, higher] = cold.includes(scene) ? ['colder', 'warmer'] : ['lower', 'higher'];
    const words = { a: first ?? '', b: second ?? '', sign, lower, higher };
    const [right, reversed] = turned ? (['higher', 'lower'] as const) : (['lower', 'higher'] as const);
    const misread = turned ? 'far' : 'near';
    return {
      words,
      question: [`${scene}-facts`, 'ask'],
      answer: { value: right, text: `${scene}-${right}`, reason: `right-${right}` },
      distractors: [
        distractor('reverses-the-comparison', reversed, 'reversed', `${scene}-${reversed}`),
        distractor('compares-distances-from-zero-instead', misread, 'distance', `${scene}-${misread}`),
        distractor('slip', 'equal', 'equal', `${scene}-equal`),
      ],
      steps: [
        step(
          'read-sign',
          `${words.a} ${sign} ${words.b}`,
          `${words.a} is ${turned ? 'greater' : 'less'}`,
          'read',
        ),
        decimal !== undefined && step('same-form', typeset(more), decimal, 'same'),
        step('find-place', words.a, `farther ${turned ? 'right' : 'left'} than ${words.b}`, 'place'),
        step('say-meaning', `farther ${turned ? 'right' : 'left'}`, turned ? higher : lower, 'mean'),
      ],
      claims: [`${less} < ${more}`, ...(level === 1 ? [`|${less}| > |${more}|`] : [])],
    };
  },
});

type WriteTools = Pick<
  Tools<
    | 'written'
    | 'sign-turned'
    | 'unsigned'
    | 'both-turned'
    | 'same-do'
    | 'same-why'
    | 'left-do'
    | 'mean-why'
    | 'write-do'
    | 'write-why'
    | 'read-do'
    | 'read-why'
  >,
  'say' | 'step' | 'distractor'
>;

/** From the sentence to the inequality; what is told first stands first. */
function writtenAs({ scene, less, more, decimal, turned }: Params, { say, step, distractor }: WriteTools) {
  const [a = '', b = ''] = (turned ? [more, less] : [less, more]).map(typeset);
  const [sign, other] = turned ? ['>', '<'] : ['<', '>'];
  const unsigned = (told: string): string => told.replace('−', '');
  const [lower, higher] = cold.includes(scene) ? ['colder', 'warmer'] : ['lower', 'higher'];
  const told = (text: string) => ({ text: say('written', { told: text }) });
  return {
    words: { a, b, lower, higher, word: turned ? higher : lower },
    question: [`${scene}-facts`, `${scene}-${turned ? 'higher' : 'lower'}`, 'ask-write'] as const,
    answer: { value: 'right', ...told(`${a} ${sign} ${b}`), reason: 'right-write' as const },
    distractors: [
      distractor('reverses-the-comparison', 'reversed', 'sign-turned', told(`${a} ${other} ${b}`)),
      distractor(
        'drops-the-sign-of-the-comparison',
        'unsigned',
        'unsigned',
        told(`${unsigned(a)} ${other} ${unsigned(b)}`),
      ),
      distractor('slip', 'both', 'both-turned', told(`${b} ${sign} ${a}`)),
    ],
    steps: [
      decimal !== undefined && step('same-form', typeset(more), decimal, 'same'),
      step('find-left', `${a} and ${b}`, `${turned ? b : a} is farther left`, {
        do: 'left-do',
        why: 'mean-why',
      }),
      step('write-sign', `${a} and ${b}`, `${a} ${sign} ${b}`, 'write'),
      step('read-back', `${a} ${sign} ${b}`, `${a} is ${turned ? 'greater' : 'less'}`, 'read'),
    ],
    claims: [`${less} < ${more}`],
  };
}
