import { numberSkill } from '../../src/kit/index.ts';
import { type FixedAndRate, fixedAndRateStories } from '../../src/scenes/fixed-and-rate-stories.ts';

/** The model is fixed − rate · x. */
type Params = { story: FixedAndRate; ask: 'plain' | 'told'; fixed: number; rate: number };

/** Level 1 reaches zero exactly, level 2 asks for the last whole number, level 3 has no model yet. */
export const a1LinearModelLimit = numberSkill('a1-linear-model-limit', {
  version: 1,
  form: 'integer',
  scenes: [fixedAndRateStories],
  text: {
    headline: 'Where a model stops making sense',
    'plain-zero': 'The model $y =$ {rule} makes sense until it reaches zero. For which $x$ is that?',
    'plain-whole':
      'The model is $y =$ {rule}. What is the greatest whole number $x$ for which it makes sense?',
    'plain-own':
      'Build a model for what is left after $x$ {units}. What is the greatest whole number $x$ for which it makes sense?',
    'told-zero':
      'The model $y =$ {rule} tells what is left. At which $x$ is nothing left, so that it stops making sense?',
    'told-whole':
      'The model $y =$ {rule} tells what is left. Which whole number $x$ is the last one for which it makes sense?',
    'told-own':
      'Write a model for what is left after $x$ {units}. Which whole number $x$ is the last one for which it makes sense?',
    right: 'There the model is at zero or just above it, and one more step would take it below.',
    intercept: 'This is the value at the start. At which $x$ is the value used up?',
    variable: 'This is what goes in one step. How many steps fit into the start?',
    past: 'Put this number in. Can the value be below zero?',
    early: 'Put in one more. Is the value below zero then?',
    other: 'The value must not be below zero. Set the model to zero and solve for $x$.',
    'model-do': 'Write the model.',
    'model-why': 'The start stands alone, and what goes each time is subtracted.',
    'set-do': 'Set the model to zero.',
    'set-why': 'Below zero there is nothing left, so the model stops making sense.',
    'solve-do': 'Divide the start by the rate.',
    'solve-why': 'This tells how many steps fit into the start.',
    'round-do': 'Take the whole number that is not too large.',
    'round-why': 'One more step would lead below zero.',
    final: 'The limit is {result, number}.',
  },
  draw({ level, random }): Params {
    const story = random.pick(
      fixedAndRateStories.list.filter(({ way, rate }) => way === 'falls' && rate[0] < 18),
    );
    return random.until(() => {
      const [fixed, rate] = [
        random.int(...story.fixed),
        random.int(story.rate[0], Math.min(story.rate[1], 18)),
      ];
      const steps = Math.floor(fixed / rate);
      const isExact = fixed % rate === 0;
      const differ = new Set([steps, steps + 1, steps - 1, rate, fixed]).size === 5;
      return isExact === (level === 1) &&
        differ &&
        rate > 1 &&
        fixed / steps < 19 &&
        steps / rate < 19 &&
        rate / steps < 19
        ? { story, ask: random.pick(['plain', 'told'] as const), fixed, rate }
        : null;
    });
  },
  build({ story, ask, fixed, rate }: Params, { level, step, distractor }) {
    const value = Math.floor(fixed / rate);
    const rule = `${fixed} − ${rate}x`;
    const rest = fixed - rate * value;
    return {
      words: { fixed, rate, units: story.units, rule: `$${rule}$`, result: value },
      question: [`${story.key}-told`, `${ask}-${({ 1: 'zero', 2: 'whole', 3: 'own' } as const)[level]}`],
      answer: value,
      distractors: [
        distractor('gives-the-intercept-instead', fixed, 'intercept'),
        distractor('solves-for-the-wrong-variable', rate, 'variable'),
        level === 1
          ? distractor('slip', value - 1, 'early')
          : distractor('rounds-past-the-limit', value + 1, 'past'),
      ],
      steps: [
        level === 3 && step('model', `${fixed} at the start, ${rate} less each time`, `$y = ${rule}$`),
        step('set', `$y = ${rule}$`, `$${rule} = 0$`),
        level === 1
          ? step('solve', `${fixed} ÷ ${rate}`, value)
          : step('solve', `${fixed} ÷ ${rate}`, `${value}, and ${rest} more`),
        level > 1 && step('round', `${value}, and ${rest} more`, value),
      ],
      claims: [`${rate} * ${value} + ${rest} = ${fixed}`],
    };
  },
});
