import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { type FixedAndRate, fixedAndRateStories } from '../../src/scenes/fixed-and-rate-stories.ts';

/** `total` is the limit of the story; the boundary is no whole number. */
type Params = { story: FixedAndRate; letter: string; fixed: number; rate: number; total: number };

/** Level 1 has a budget, level 2 a goal, level 3 an amount that falls. */
export const m7InequalityContextAnswer = numberSkill('m7-inequality-context-answer', {
  version: 1,
  form: 'integer',
  scenes: [fixedAndRateStories],
  text: {
    headline: 'Find the number that makes sense',
    right: 'This number meets the limit, and the next one in that direction does not.',
    'wrong-most': 'Put this number into the story. Is the amount still within {total, number}?',
    'wrong-least': 'Put this number into the story. Does the amount reach {total, number}?',
    decimal: 'This is the boundary itself. Can the number of {units} in this question be a decimal?',
    fixed: 'This leaves {fixed, number} out. When does this part of the story count?',
    left: 'This uses up all of {fixed, number}. How much has to be left?',
    sum: 'This leaves out the dividing. How many times does {rate, number} fit?',
    other: 'Find the boundary first. Then test the whole numbers on both sides of it.',
    'write-do': 'Write the story as an inequality.',
    'write-why': 'The rate repeats, and the other part comes once.',
    'undo-do': 'Undo the part that comes once.',
    'undo-why': 'This is the amount for the {units}.',
    'divide-do': 'Divide by {rate, number}.',
    'divide-why': 'This is the boundary, and it is not a whole number.',
    'round-do': 'Choose the whole number that fits the story.',
    'round-down': 'More would break the limit, so take the whole number below.',
    'round-up': 'Less would not be enough, so take the whole number above.',
    'check-do': 'Check it in the story.',
    'check-why': 'The amount meets the limit.',
    final: '{value, number} {units}',
  },
  draw: ({ level, random }): Params => drawLimit(level, random),
  build({ story, letter, fixed, rate, total }: Params, { step, distractor }) {
    const { way, units } = story;
    const rest = way === 'falls' ? fixed - total : total - fixed;
    const edge = rest / rate;
    const up = way === 'least';
    const value = up ? Math.ceil(edge) : Math.floor(edge);
    const round = (number: number): number => (up ? Math.ceil(number) : Math.floor(number));
    const without = round((way === 'falls' ? fixed : total) / rate);
    const sign = way === 'most' ? '≤' : '≥';
    const left = way === 'falls' ? `${fixed} − ${rate}${letter}` : `${rate}${letter} + ${fixed}`;
    const words = { x: `$${letter}$`, fixed, rate, total, units, value };
    const amount = way === 'falls' ? fixed - rate * value : rate * value + fixed;
    const check = way === 'falls' ? `${fixed} − ${rate} × ${value}` : `${rate} × ${value} + ${fixed}`;
    const other = up ? value - 1 : value + 1;
    return {
      words,
      question: [`${story.key}-told`, `${story.key}-limit`, `${story.key}-ask`],
      answer: value,
      distractors: takeDistractors(value, [
        distractor('rounds-in-the-wrong-direction', other, way === 'most' ? 'wrong-most' : 'wrong-least'),
        distractor('gives-the-boundary-decimal', Math.round(edge * 100) / 100, 'decimal'),
        distractor('ignores-the-fixed-amount', without, way === 'falls' ? 'left' : 'fixed'),
        distractor('slip', rest, 'sum'),
      ]),
      steps: [
        step('write', '', `$${left} ${sign} ${total}$`),
        step('undo', way === 'falls' ? `${fixed} − ${total}` : `${total} − ${fixed}`, rest),
        step('divide', `${rest} ÷ ${rate}`, Math.round(edge * 100) / 100),
        step('round', Math.round(edge * 100) / 100, value, { why: up ? 'round-up' : 'round-down' }),
        step('check', check, amount),
      ],
      claims: [`${check.replace('×', '*').replace('−', '-')} = ${amount}`],
    };
  },
});

/** A limit whose boundary ends after two places and is at least two. */
function drawLimit(level: Level, random: Random): Params {
  const way = ({ 1: 'most', 2: 'least', 3: 'falls' } as const)[level];
  return random.until(() => {
    const story = random.pick(fixedAndRateStories.list.filter((one) => one.way === way));
    const [fixed, rate] = [random.int(...story.fixed), random.int(...story.rate)];
    const total =
      way === 'falls' ? random.int(2, Math.floor(fixed / 3)) : fixed + random.int(3 * rate, 12 * rate);
    const edge = (way === 'falls' ? fixed - total : total - fixed) / rate;
    const isFree = Math.round(edge) !== rate && Math.floor(edge) !== rate && Math.ceil(edge) !== rate;
    return isShort(edge) && !Number.isInteger(edge) && edge > 2 && edge < 60 && isFree
      ? { story, fixed, rate, total, letter: 'n' }
      : null;
  });
}
