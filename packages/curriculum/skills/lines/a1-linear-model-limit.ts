import { numberSkill } from '../../src/kit/index.ts';
import { type FixedAndRate, fixedAndRateStories } from '../../src/scenes/fixed-and-rate-stories.ts';

/** The model is fixed − rate · x. */
type Params = { story: FixedAndRate; ask: 'plain' | 'told'; fixed: number; rate: number };

/** Level 1 reaches zero exactly, level 2 asks for the last whole number, level 3 has no model yet. */
export const a1LinearModelLimit = numberSkill('a1-linear-model-limit', {
  version: 3,
  form: 'integer',
  scenes: [fixedAndRateStories],
  text: {
    headline: 'Where a model stops making sense',
    'plain-zero': 'The model {rule} makes sense until it reaches zero. For which $x$ does it reach zero?',
    'plain-whole':
      'The model is {rule}. What is the greatest whole number $x$ for which the amount is not below zero?',
    'plain-own':
      'Build a model for what is left after $x$ {units}. What is the greatest whole number $x$ for which the amount is not below zero?',
    'told-zero':
      'The model {rule} tells what is left. At which $x$ is nothing left, so that it stops making sense?',
    'told-whole':
      'The model {rule} tells what is left. What is the last whole number $x$ before the amount falls below zero?',
    'told-own':
      'Write a model for what is left after $x$ {units}. What is the last whole number $x$ before the amount falls below zero?',
    right: 'For this number, the model is at zero or just above it. One more step would take it below.',
    intercept: 'This is the value at the start. At which $x$ is the value used up?',
    variable: 'This is what is used up in one step. How many steps fit into the start?',
    past: 'Put this number in. Can the value be below zero?',
    early: 'Put in one more. Is the value below zero then?',
    other: 'The value must not be below zero. Set the model equal to zero and solve for $x$.',
    'model-do': 'Write the model.',
    'model-why': 'What is used up each time is subtracted from the amount at the start.',
    'set-do': 'Set the model equal to zero.',
    'set-why': 'Below zero there is nothing left, so the model stops making sense.',
    'solve-do': 'Divide the start by the rate.',
    'solve-why': 'This tells how many steps fit into the start.',
    'round-do': 'Take the whole number that is not too large.',
    'round-why': 'One more step would lead below zero.',
    candle:
      'A candle burns down at a steady rate. After {p, number} hours, it is {y, number} millimeters tall, and after {q, number} hours, {z, number} millimeters. What is the last whole number of hours for which the model makes sense?',
    battery:
      'The battery of a camera drops at a steady rate. After {p, number} minutes it is at {y, number} percent, and after {q, number} minutes at {z, number} percent. What is the last whole number of minutes for which the model makes sense?',
    card: 'Each ride costs the same, and it is paid from a card. After {p, number} rides the card holds {y, number} dollars, and after {q, number} rides {z, number} dollars. What is the greatest number of rides for which the model makes sense?',
    barrel:
      'Rain water runs out of a barrel at a steady rate. After {p, number} minutes it holds {y, number} liters, and after {q, number} minutes {z, number} liters. What is the last whole number of minutes for which the model makes sense?',
    'from-there': 'This counts on from the second value. How many steps were there before it?',
    'other-told':
      'Find the rate from the two values, and go back to the start. Then see where it reaches zero.',
    'rate-do': 'Find the rate from both values.',
    'rate-why': 'Divide the change by the number of steps between them.',
    'start-do': 'Go back to the start.',
    'start-why': 'What has been used up so far is added again.',
    final: 'The last whole number that fits is {end}, so {result, number} {units}.',
    'final-told': '{result, number}',
    'final-zero': 'The model reaches zero at {end}.',
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
      words: { fixed, rate, units: story.units, rule: `$y = ${rule}$`, end: `$x = ${value}$`, result: value },
      question: [`${story.key}-told`, `${ask}-${({ 1: 'zero', 2: 'whole', 3: 'own' } as const)[level]}`],
      answer: value,
      distractors: [
        distractor('gives-the-intercept-instead', fixed, 'intercept'),
        distractor('gives-the-rate-instead', rate, 'variable'),
        level === 1
          ? distractor('slip', value - 1, 'early')
          : distractor('rounds-past-the-limit', value + 1, 'past'),
      ],
      steps: [
        level === 3 && step('model', `${fixed} at the start, ${rate} less each time`, `$y = ${rule}$`),
        step('set', `$y = ${rule}$`, `$${rule} = 0$`),
        level === 1
          ? step('solve', `${fixed} ÷ ${rate}`, value)
          : step('solve', `${fixed} ÷ ${rate}`, `${value}, and ${rest} left over`),
        level > 1 && step('round', `${value}, and ${rest} left over`, value),
      ],
      finalAnswer: level === 1 ? 'final-zero' : 'final',
      claims: [`${rate} * ${value} + ${rest} = ${fixed}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const ask = random.pick(ends);
        const rate = random.int(2, ask === 'battery' ? 6 : 9);
        const fixed = random.int(40, ask === 'battery' ? 100 : 150);
        const p = random.int(2, 4);
        const q = p + random.int(2, 5);
        const [value, left] = [Math.floor(fixed / rate), Math.floor((fixed - rate * q) / rate)];
        const isOpen = fixed % rate !== 0 && fixed - rate * q > rate;
        const differ = new Set([value, value + 1, fixed, left]).size === 4;
        return isOpen && differ && left * 10 > value ? { ask, fixed, rate, p, q } : null;
      }),
    build({ ask, fixed, rate, p, q }, { step, distractor }) {
      const [y, z] = [fixed - rate * p, fixed - rate * q];
      const value = Math.floor(fixed / rate);
      const rule = `${fixed} − ${rate}x`;
      const rest = fixed - rate * value;
      return {
        words: { p, q, y, z, result: value },
        question: ask,
        answer: value,
        distractors: [
          distractor('gives-the-intercept-instead', fixed, 'intercept'),
          distractor('rounds-past-the-limit', value + 1, 'past'),
          distractor('slip', Math.floor(z / rate), 'from-there'),
        ],
        steps: [
          step('rate', `(${y} − ${z}) ÷ ${q - p}`, rate),
          step('start', `${z} + ${q} × ${rate}`, fixed),
          step('model', `${fixed} at the start, ${rate} less each time`, `$y = ${rule}$`),
          step('set', `$y = ${rule}$`, `$${rule} = 0$`),
          step('solve', `${fixed} ÷ ${rate}`, `${value}, and ${rest} left over`),
          step('round', `${value}, and ${rest} left over`, value),
        ],
        otherWrong: 'other-told',
        finalAnswer: 'final-told',
        claims: [`${rate} * ${value} + ${rest} = ${fixed}`],
      };
    },
  },
});

const ends = ['candle', 'battery', 'card', 'barrel'] as const;
