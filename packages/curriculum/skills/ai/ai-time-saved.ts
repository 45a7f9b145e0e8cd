import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const works = ['summary', 'table', 'letter', 'plan', 'list'] as const;

/** By hand it takes `hand` minutes, with a model `ask` and `check`; of `many` such works `redo` percent are done again by hand. */
type Params = {
  work: (typeof works)[number];
  hand: number;
  ask: number;
  check: number;
  many: number;
  redo: number;
};

/** Level 1 finds what is saved, level 2 counts works done again, level 3 asks how long a check may take. */
export const aiTimeSaved = numberSkill('ai-time-saved', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Does it save time?',
    summary: 'A summary takes {hand, number} minutes by hand.',
    table: 'A table takes {hand, number} minutes by hand.',
    letter: 'A letter takes {hand, number} minutes by hand.',
    plan: 'A plan takes {hand, number} minutes by hand.',
    list: 'A list takes {hand, number} minutes by hand.',
    model: 'With a model it takes {ask, number} minutes to ask and {check, number} to check.',
    many: 'You need {many, number} of them. In {redo, number}%, the check fails and you do it by hand as well.',
    asks: 'With a model it takes {ask, number} minutes to ask, and then a check.',
    'ask-saved': 'How many minutes does the model save?',
    'ask-all': 'How many minutes does the model save in all?',
    'ask-most':
      'All {many, number} have to save {goal, number} minutes together. How long may each check take?',
    right: 'Checking is a part of the work, so it counts as well.',
    'right-most': 'What each one may save and the asking are known, so the rest is left for the check.',
    nocheck: 'This leaves out the check. Is the work done without it?',
    adds: 'This adds the check. Does checking save time or take time?',
    with: 'This is the time with the model. How much less is it than by hand?',
    noredo: 'This leaves out those that you do by hand as well. How long do these take?',
    redo: 'This is the time for those done again. What is saved in all?',
    each: 'This is what each one has to save. How much of the time is left for a check?',
    other: 'Count all the time with the model: asking, checking and doing again.',
    'with-do': 'Add the time with the model.',
    'with-why': 'Checking belongs to it.',
    'save-do': 'Take it from the time by hand.',
    'save-why': 'The difference is what one of them saves.',
    'all-do': 'Multiply by their number.',
    'all-why': 'Each one saves the same.',
    'redo-do': 'Find how many are done again.',
    'redo-why': 'It is a percent of all.',
    'lost-do': 'Find the time for these.',
    'lost-why': 'Each takes the time by hand.',
    'left-do': 'Take it away.',
    'left-why': 'This time is lost again.',
    'each-do': 'Find what each one has to save.',
    'each-why': 'Together they make the goal.',
    'room-do': 'Take it from the time by hand.',
    'room-why': 'The rest may be used with the model.',
    'check-do': 'Take away the asking.',
    'check-why': 'What is left is for the check.',
    'headline-even': 'When does it save nothing?',
    'fails-told': 'You need {many, number} of them. Where the check fails, you do it by hand as well.',
    'ask-even': 'With how many failed checks does the model save no time at all?',
    'right-even': 'With so many, the time lost by hand is just as long as the time that is saved.',
    'even-nocheck': 'This leaves out the check of each one. Does it take no time?',
    'even-good': 'This is how many pass. How many checks fail?',
    'even-saved': 'This is what each one saves. How many done by hand eat that up?',
    'other-even': 'Find all the time that is saved. Then see how many by hand take as long.',
    'eat-do': 'Divide by the time by hand.',
    'eat-why': 'Each failed check costs the time by hand again.',
    'lose-do': 'Check it with the time for these.',
    'lose-why': 'It has to be as long as the time that is saved.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawWork(level, random),
  build({ work, hand, ask, check, many, redo }: Params, { level, step, distractor }) {
    const used = ask + check;
    const saved = hand - used;
    const again = (many * redo) / 100;
    const all = saved * many - again * hand;
    const value = { 1: saved, 2: all, 3: check }[level];
    const forgets = 'forgets-the-time-for-checking' as const;
    const wrong = {
      1: [
        distractor(forgets, hand - ask, 'nocheck'),
        distractor('adds-what-is-saved', hand - ask + check, 'adds'),
        distractor('slip', used, 'with'),
        distractor('slip', hand, 'with'),
      ],
      2: [
        distractor(forgets, (hand - ask) * many - again * hand, 'nocheck', {
          work: [
            step('save', `${hand} − ${ask}`, hand - ask),
            step('all', `${hand - ask} × ${many}`, (hand - ask) * many),
            step('redo', `${redo / 100} × ${many}`, again),
            step('lost', `${again} × ${hand}`, again * hand),
            step('left', `${(hand - ask) * many} − ${again * hand}`, (hand - ask) * many - again * hand),
          ],
        }),
        distractor('uses-one-step-only', saved * many, 'noredo'),
        distractor('slip', again * hand, 'redo'),
        distractor('slip', saved, 'with'),
      ],
      3: [
        distractor('uses-one-step-only', hand - saved, 'nocheck'),
        distractor('adds-what-is-saved', hand - ask, 'adds'),
        distractor('slip', saved, 'each'),
        distractor('slip', check + ask * 2, 'adds'),
      ],
    }[level];
    const one = [step('with', `${ask} + ${check}`, used), step('save', `${hand} − ${used}`, saved)];
    return {
      words: { hand, ask, check, many, redo, goal: saved * many, value: String(value) },
      question: {
        1: [work, 'model', 'ask-saved'] as const,
        2: [work, 'model', 'many', 'ask-all'] as const,
        3: [work, 'asks', 'ask-most'] as const,
      }[level],
      answer: { value, reason: level === 3 ? 'right-most' : 'right' },
      distractors: takeDistractors(value, wrong),
      steps: {
        1: one,
        2: [
          ...one,
          step('all', `${saved} × ${many}`, saved * many),
          step('redo', `${redo / 100} × ${many}`, again),
          step('lost', `${again} × ${hand}`, again * hand),
          step('left', `${saved * many} − ${again * hand}`, all),
        ],
        3: [
          step('each', `${saved * many} ÷ ${many}`, saved),
          step('room', `${hand} − ${saved}`, used),
          step('check', `${used} − ${ask}`, check),
        ],
      }[level],
      claims: [`${hand} - ${ask} - ${check} = ${saved}`, `${saved} * ${many} - ${again} * ${hand} = ${all}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [hand, ask, check] = [random.int(12, 60), random.int(2, 9), random.int(3, 20)];
        const many = random.pick([20, 24, 30, 36, 40, 48, 50, 60]);
        const saved = hand - ask - check;
        const [even, nocheck] = [(saved * many) / hand, ((hand - ask) * many) / hand];
        const fits = saved > 2 && [even, nocheck].every(Number.isInteger) && even < many - 2;
        return fits && new Set([even, nocheck, many - even, saved]).size === 4
          ? { work: random.pick(works), hand, ask, check, many }
          : null;
      }),
    build({ work, hand, ask, check, many }, { step, distractor }) {
      const used = ask + check;
      const saved = hand - used;
      const value = (saved * many) / hand;
      return {
        words: { hand, ask, check, many, value: String(value) },
        headline: 'headline-even',
        question: [work, 'model', 'fails-told', 'ask-even'],
        answer: { value, reason: 'right-even' },
        distractors: takeDistractors(value, [
          distractor('forgets-the-time-for-checking', ((hand - ask) * many) / hand, 'even-nocheck'),
          distractor('lists-the-complement', many - value, 'even-good'),
          distractor('slip', saved, 'even-saved'),
        ]),
        otherWrong: 'other-even',
        steps: [
          step('with', `${ask} + ${check}`, used),
          step('save', `${hand} − ${used}`, saved),
          step('all', `${saved} × ${many}`, saved * many),
          step('eat', `${saved * many} ÷ ${hand}`, value),
          step('lose', `${value} × ${hand}`, saved * many),
        ],
        claims: [`${many} * (${ask} + ${check}) + ${value} * ${hand} = ${many} * ${hand}`],
      };
    },
  },
});

function drawWork(level: Level, random: Random): Params {
  return random.until(() => {
    const [hand, ask, check] = [random.int(16, 50), random.int(3, 9), random.int(4, 15)];
    const [many, redo] = [random.pick([10, 20, 30, 40]), random.pick([10, 20, 30])];
    const saved = hand - ask - check;
    const again = (many * redo) / 100;
    const all = saved * many - again * hand;
    const numbers = {
      1: [saved, hand - ask, hand - ask + check, ask + check],
      2: [all, (hand - ask) * many - again * hand, saved * many, again * hand],
      3: [check, ask + check, hand - ask, saved],
    }[level];
    const [value = 1] = numbers;
    const fits = numbers.every((n) => n > 0 && n <= 18 * value && 18 * n >= value);
    return fits && saved > 2 && new Set(numbers).size === 4 && Number.isInteger(again)
      ? { work: random.pick(works), hand, ask, check, many, redo }
      : null;
  });
}
