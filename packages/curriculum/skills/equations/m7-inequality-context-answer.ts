import {
  defineSkill,
  type FixedAndRate,
  fixedAndRateStories,
  fixedAndRateText,
  isShort,
  type Level,
  type Random,
  takeDistractors,
} from '../../src/authoring.ts';

/** `total` is the limit of the story; the boundary is no whole number. */
type Params = { story: FixedAndRate; letter: string; fixed: number; rate: number; total: number };

/** Level 1 has a budget, level 2 a goal, level 3 an amount that falls. */
export const m7InequalityContextAnswer = defineSkill({
  id: 'm7-inequality-context-answer',
  version: 1,
  form: 'integer',
  text: {
    en: {
      ...fixedAndRateText,
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
  },
  draw: ({ level, random }): Params => drawLimit(level, random),
  build({ story, letter, fixed, rate, total }: Params, { say }) {
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
    const step = (
      rule: 'write' | 'undo' | 'divide' | 'round' | 'check',
      [before, after]: readonly [string, string],
      why: Parameters<typeof say>[0],
    ) => ({
      ...{ rule, before, after },
      instruction: say(`${rule}-do`, words),
      explanation: say(why, words),
    });
    const other = up ? value - 1 : value + 1;
    return {
      headline: say('headline'),
      question: [
        say(`${story.key}-told`, words),
        say(`${story.key}-limit`, words),
        say(`${story.key}-ask`, words),
      ],
      diagram: null,
      answer: { form: 'integer', value: String(value), reason: say('right') },
      distractors: takeDistractors(value, [
        {
          ...{ misconception: 'rounds-in-the-wrong-direction', value: other },
          reason: say(way === 'most' ? 'wrong-most' : 'wrong-least', words),
        },
        {
          ...{ misconception: 'gives-the-boundary-decimal', value: Math.round(edge * 100) / 100 },
          reason: say('decimal', words),
        },
        {
          ...{ misconception: 'ignores-the-fixed-amount', value: without },
          reason: say(way === 'falls' ? 'left' : 'fixed', words),
        },
        { misconception: 'slip', value: rest, reason: say('sum', words) },
      ]),
      steps: [
        step('write', ['', `$${left} ${sign} ${total}$`], 'write-why'),
        step(
          'undo',
          [way === 'falls' ? `${fixed} − ${total}` : `${total} − ${fixed}`, String(rest)],
          'undo-why',
        ),
        step('divide', [`${rest} ÷ ${rate}`, String(Math.round(edge * 100) / 100)], 'divide-why'),
        step('round', [String(Math.round(edge * 100) / 100), String(value)], up ? 'round-up' : 'round-down'),
        step('check', [check, String(amount)], 'check-why'),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${check.replace('×', '*').replace('−', '-')} = ${amount}`],
    };
  },
});

/** A limit whose boundary ends after two places and is at least two. */
function drawLimit(level: Level, random: Random): Params {
  const way = ({ 1: 'most', 2: 'least', 3: 'falls' } as const)[level];
  for (;;) {
    const story = random.pick(fixedAndRateStories.filter((one) => one.way === way));
    const [fixed, rate] = [random.int(...story.fixed), random.int(...story.rate)];
    const total =
      way === 'falls' ? random.int(2, Math.floor(fixed / 3)) : fixed + random.int(3 * rate, 12 * rate);
    const edge = (way === 'falls' ? fixed - total : total - fixed) / rate;
    const isFree = Math.round(edge) !== rate && Math.floor(edge) !== rate && Math.ceil(edge) !== rate;
    if (isShort(edge) && !Number.isInteger(edge) && edge > 2 && edge < 60 && isFree) {
      return { story, fixed, rate, total, letter: 'n' };
    }
  }
}
