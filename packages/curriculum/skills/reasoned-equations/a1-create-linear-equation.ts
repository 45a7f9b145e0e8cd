import { type Distractor, numberSkill, type WrongAnswer } from '../../src/kit/index.ts';
import { drawPlanNumbers } from '../../src/linear-stories/draw-plan-numbers.ts';
import { type PlanNumbers, type TwoPlans, twoPlans } from '../../src/linear-stories/two-plans.ts';
import { type FixedAndRate, fixedAndRateStories } from '../../src/scenes/fixed-and-rate-stories.ts';

/** A story with a limit at level 1, two offers after that. */
type Params = {
  story: FixedAndRate;
  fixed: number;
  rate: number;
  total: number;
  plans: TwoPlans;
  numbers: PlanNumbers;
  letter: string;
};

/** Level 1 has a limit, level 2 two offers that cost the same, level 3 one that costs less. */
export const a1CreateLinearEquation = numberSkill('a1-create-linear-equation', {
  version: 1,
  form: 'equation',
  scenes: [fixedAndRateStories, twoPlans],
  text: {
    headline: 'Create an equation or inequality',
    'ask-limit': 'Which inequality says this?',
    'ask-equal': 'Which equation says this?',
    'ask-less': 'Which inequality says this?',
    right: 'What comes once stands alone, and what comes again stands beside the letter.',
    swaps: 'This multiplies what comes only once. Which number comes again with each of the {units}?',
    direction: 'Put in a number for {x}. Should the left side be more or less than the right side?',
    leaves: 'A part of the story is left out here. Which amounts come just once?',
    signs: 'This takes an amount away that the story adds. What happens to it in the story?',
    other: 'Write each amount first. Then compare the two amounts.',
    'once-do': 'Write what comes once and what comes with each of the {units}.',
    'once-why': 'Only what comes again stands beside {x}.',
    'first-do': 'Write the first cost.',
    'first-why': '{r, number} dollars come again with each of the {units}.',
    'second-do': 'Write the second cost in the same way.',
    'second-why': '{s, number} dollars come again here.',
    'join-do': 'Choose the sign between the two sides.',
    'join-limit': 'The words of the limit tell the direction.',
    'join-equal': 'Both amounts are the same, so an equals sign stands there.',
    'join-less': 'The first amount is less than the second.',
    final: 'It is {result}.',
  },
  draw({ level, random }): Params {
    const stories = fixedAndRateStories.list.filter(({ way }) => way !== 'falls');
    return random.until(() => {
      const story = random.pick(stories);
      const [fixed, rate] = [random.int(...story.fixed), random.int(...story.rate)];
      const plans = random.pick(twoPlans.list);
      const numbers = drawPlanNumbers(plans, random);
      const total = fixed + rate * random.int(4, 12) + (level === 1 ? random.int(0, rate - 1) : 0);
      if (fixed === rate) return null;
      return { story, fixed, rate, total, plans, numbers, letter: random.pick(['x', 'n', 'k', 'w']) };
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { story, fixed, rate, total, plans, numbers, letter: x } = params;
    const { f, r, g, s } = numbers;
    const sign = story.way === 'most' ? '≤' : '≥';
    const away = sign === '≤' ? '≥' : '≤';
    const one = `${rate}${x} + ${fixed}`;
    const [left, right] = [`${f} + ${r}${x}`, `${g} + ${s}${x}`];
    const between = level === 2 ? '=' : '<';
    const value = level === 1 ? `${one} ${sign} ${total}` : `${left} ${between} ${right}`;
    const swapped = `${r} + ${f}${x} ${between} ${s} + ${g}${x}`;
    const wrong: readonly Wrong[] =
      level === 1
        ? [
            ['swaps-fixed-and-varying-parts', `${fixed}${x} + ${rate} ${sign} ${total}`, 'swaps'],
            ['uses-the-wrong-direction-for-a-limit', `${one} ${away} ${total}`, 'direction'],
            ['leaves-out-a-condition', `${rate}${x} ${sign} ${total}`, 'leaves'],
          ]
        : level === 2
          ? [
              ['swaps-fixed-and-varying-parts', swapped, 'swaps'],
              ['leaves-out-a-condition', `${left} = ${s}${x}`, 'leaves'],
              ['slip', `${f} - ${r}${x} = ${g} - ${s}${x}`, 'signs'],
            ]
          : [
              ['uses-the-wrong-direction-for-a-limit', `${left} > ${right}`, 'direction'],
              ['swaps-fixed-and-varying-parts', swapped, 'swaps'],
              ['leaves-out-a-condition', `${r}${x} < ${s}${x}`, 'leaves'],
            ];
    const units = level === 1 ? story.units : plans.units;
    const asked = ({ 1: 'limit', 2: 'equal', 3: 'less' } as const)[level];
    return {
      words: { ...numbers, x: `$${x}$`, fixed, rate, total, units, result: `$${value}$` },
      question:
        level === 1
          ? [`${story.key}-told`, total % 2 === 0 ? `${story.key}-limit` : `${story.key}-other`, 'ask-limit']
          : [`${plans.key}-told`, level === 2 ? `${plans.key}-equal` : `${plans.key}-less`, `ask-${asked}`],
      answer: { value, ...(level === 2 ? {} : { form: 'inequality' as const }) },
      distractors: wrong.map(
        ([misconception, text, reason]): WrongAnswer => distractor(misconception, text, reason),
      ),
      steps:
        level === 1
          ? [
              step('once', `${fixed} once, ${rate} for each`, `$${one}$`),
              step('join', `$${one}$`, `$${value}$`, { why: 'join-limit' }),
            ]
          : [
              step('first', `${f} once, ${r} for each`, `$${left}$`),
              step('second', `${g} once, ${s} for each`, `$${right}$`),
              step('join', `$${left}$ and $${right}$`, `$${value}$`, {
                why: level === 2 ? 'join-equal' : 'join-less',
              }),
            ],
      claims: [`${f} + ${r} * ${numbers.x} = ${g} + ${s} * ${numbers.x}`],
    };
  },
});

type Wrong = readonly [Distractor['misconception'], string, 'swaps' | 'direction' | 'leaves' | 'signs'];
