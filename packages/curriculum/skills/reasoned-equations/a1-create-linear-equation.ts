import {
  type Distractor,
  numberSkill,
  type SpecStep,
  takeDistractors,
  type WrongAnswer,
} from '../../src/kit/index.ts';
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

/**
 * Level 1 has a limit, level 2 two offers that cost the same, level 3 one that costs less. The stretch problem also solves it
 * and judges the solution.
 */
export const a1CreateLinearEquation = numberSkill('a1-create-linear-equation', {
  version: 1,
  form: 'equation',
  scenes: [fixedAndRateStories, twoPlans],
  text: {
    headline: 'Create an equation or inequality',
    'ask-limit': 'Which inequality says this?',
    'ask-equal': 'Which equation says this?',
    'ask-less': 'Which inequality says this?',
    right: 'What is paid or added once is the constant, and what repeats is multiplied by the variable.',
    swaps: 'This multiplies what comes only once. Which number comes again and again?',
    direction: 'Put in a number for {x}. Should the left side be more or less than the right side?',
    leaves: 'A part of the story is left out here. Which amounts come just once?',
    signs: 'This takes an amount away that the story adds. What happens to it in the story?',
    other: 'Write each amount first. Then compare the two amounts.',
    'once-do': 'Write what comes once, and what comes again and again.',
    'once-why': 'Only what repeats is multiplied by {x}.',
    'first-do': 'Write the first cost.',
    'name-do': 'Call the number of {units} {letter}, and write the first cost.',
    'first-why': 'The {r, number} dollars are paid again and again, so they are multiplied by the variable.',
    'second-do': 'Write the second cost in the same way.',
    'second-why': 'Here, {s, number} dollars are paid again and again.',
    'join-do': 'Choose the sign between the two sides.',
    'join-limit': 'The words of the limit tell the direction.',
    'join-equal': 'Both amounts are the same, so an equals sign stands there.',
    'join-less': 'The first amount is less than the second.',
    final: 'It is {result}.',
    'right-least': 'For {x, number} {units} both cost the same, so one more is needed.',
    'same-cost': 'For this number both cost the same. Does the first one cost less?',
    'too-few': 'Put this number in. Which of the two costs less then?',
    'by-sum': 'This adds the two rates. By how much do they differ?',
    'other-least': 'Write both costs and compare them. Then ask which whole numbers fit the story.',
    'letters-do': 'Bring the terms with the variable to one side.',
    'letters-why': 'The coefficient that is left tells how fast the gap shrinks.',
    'numbers-do': 'Bring the numbers to the other side.',
    'numbers-why': 'Adding and subtracting keep the symbol.',
    'divide-do': 'Divide both sides by the coefficient of the variable.',
    'divide-why': 'The number is positive, so the direction of the symbol stays.',
    'whole-do': 'Take the least whole number that fits.',
    'whole-why': 'The boundary itself is left out, because there both cost the same.',
    'final-least': '{value} {units}',
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
    /** The lines of level 3 by what is read in another way. */
    const workOf = (reason: Wrong[2], text: string): readonly SpecStep[] => {
      const [one = left, two = right] = reason === 'direction' ? [] : text.split(' < ');
      return [
        step('first', `${f} once, ${r} for each`, `$${one}$`),
        step('second', `${g} once, ${s} for each`, `$${two}$`),
        step('join', `$${one}$ and $${two}$`, `$${text}$`, { why: 'join-less' }),
      ];
    };
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
        ([misconception, text, reason]): WrongAnswer =>
          distractor(misconception, text, reason, { work: level === 3 ? workOf(reason, text) : [] }),
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
  stretch: {
    draw({ random }) {
      const plans = random.pick(twoPlans.list);
      return { plans, numbers: drawPlanNumbers(plans, random), letter: random.pick(['x', 'n', 'k', 'w']) };
    },
    build({ plans, numbers, letter: x }, { step, distractor }) {
      const { f, r, g, s, x: even } = numbers;
      const [left, right] = [`${f} + ${r}${x}`, `${g} + ${s}${x}`];
      const [rate, gap] = [s - r, f - g];
      const less = `$${left} < ${right}$`;
      const value = even + 1;
      return {
        words: { ...numbers, letter: `$${x}$`, units: plans.units, value: String(value) },
        question: [`${plans.key}-told`, `${plans.key}-least`],
        answer: { value, form: 'integer', reason: 'right-least' },
        distractors: takeDistractors(value, [
          distractor('includes-or-excludes-the-boundary-wrongly', even, 'same-cost'),
          distractor('uses-the-wrong-direction-for-a-limit', even - 1, 'too-few'),
          distractor('slip', Math.ceil(gap / (r + s)), 'by-sum'),
          distractor('slip', value + 1, 'other-least'),
        ]),
        otherWrong: 'other-least',
        finalAnswer: 'final-least',
        steps: [
          step('first', `${f} once, ${r} for each`, `$${left}$`, { do: 'name-do' }),
          step('second', `${g} once, ${s} for each`, `$${right}$`),
          step('join', `$${left}$ and $${right}$`, less, { why: 'join-less' }),
          step('numbers', less, `$${gap} + ${r}${x} < ${s}${x}$`),
          step('letters', `$${gap} + ${r}${x} < ${s}${x}$`, `$${gap} < ${rate}${x}$`),
          step('divide', `$${gap} < ${rate}${x}$`, `$${x} > ${even}$`),
          step('whole', `$${x} > ${even}$`, value),
        ],
        claims: [`${f} + ${r} * ${even} = ${g} + ${s} * ${even}`],
      };
    },
  },
});

type Wrong = readonly [Distractor['misconception'], string, 'swaps' | 'direction' | 'leaves' | 'signs'];
