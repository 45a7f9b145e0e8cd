import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const turns = ['why', 'hint', 'check', 'what', 'next'] as const;

/** Points that three words add for two wishes; at level 3 a fourth word helps the second wish alone. */
type Params = {
  turn: (typeof turns)[number];
  first: readonly [number, number, number];
  second: readonly [number, number, number];
  ahead: number;
};

/** Level 1 adds the points of one wish, level 2 finds how far two are apart, level 3 what a word has to add. */
export const aiIntentScore = numberSkill('ai-intent-score', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Which wish wins?',
    why: 'A student types “why is it”. A model gives each word points for two wishes.',
    hint: 'A student types “give a hint”. A model gives each word points for two wishes.',
    check: 'A student types “is this right”. A model gives each word points for two wishes.',
    what: 'A student types “what is slope”. A model gives each word points for two wishes.',
    next: 'A student types “what comes next”. A model gives each word points for two wishes.',
    points:
      'For the first wish they bring {a, number}, {b, number} and {c, number} points, for the second {d, number}, {e, number} and {f, number}.',
    ahead: 'A wish is taken when it is {gap, number} points ahead.',
    'ask-sum': 'How many points does the first wish get?',
    'ask-gap': 'By how many points is the first wish ahead?',
    'ask-need': 'A fourth word helps the second wish only. How many points make that wish win?',
    right: 'The points of all words are added, for each wish on its own.',
    'right-gap': 'The wish with more points wins, and the gap shows how clear it is.',
    'right-need': 'It has to catch up first, and then get ahead.',
    all: 'This adds the points of both wishes. Which wish is asked for?',
    another: 'These are the points of the other wish. Which one is asked for?',
    single: 'This takes one word only. What do the other words add?',
    sum: 'This is the sum of one wish. How far is it from the other one?',
    catch: 'This only catches up. How far ahead does it have to be?',
    gap: 'This is how far ahead it has to be. How far behind is it now?',
    other: 'Add the points for each wish on its own.',
    'first-do': 'Add the points of the first wish.',
    'first-why': 'Each word adds its part.',
    'second-do': 'Add the points of the second wish.',
    'second-why': 'The same words bring other points here.',
    'gap-do': 'Subtract.',
    'gap-why': 'The difference tells how far one is ahead.',
    'need-do': 'Add what it has to be ahead.',
    'need-why': 'First it catches up, then it gets ahead.',
    'check-do': 'Compare with the other wish.',
    'check-why': 'A wish wins only by having more points.',
    'headline-often': 'How many times must it be said?',
    'points-each':
      'The last word brings the first wish {c, number} points and the second {f, number}. All others bring {a, number} and {d, number}.',
    'ask-often': 'How many times must the last word come for the second wish to win?',
    'right-often': 'Each time, the second wish comes nearer by the difference of the two points.',
    'only-level': 'So often, the two wishes are level. How far ahead does the second one have to be?',
    'gains-all': 'This looks at the second wish only. What does the same word do for the first one?',
    'points-left':
      'These are the points that the second wish lacks. How many does each word bring it nearer?',
    'other-often': 'Find what the second wish lacks. Then find how much nearer each word brings it.',
    'behind-do': 'Find how far the second wish is behind.',
    'behind-why': 'Without the last word, the first wish has more points.',
    'lacks-do': 'Add what it has to be ahead.',
    'lacks-why': 'First it catches up, then it gets ahead.',
    'nearer-do': 'Find how much nearer each word brings it.',
    'nearer-why': 'The word helps both wishes, but one of them more.',
    'often-do': 'Divide.',
    'often-why': 'Each time, the same is gained.',
    'prove-do': 'Check it with the points of the second wish.',
    'prove-why': 'It has to have more points than the first one by just that much.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawPoints(level, random),
  build({ turn, first, second, ahead }: Params, { level, step, distractor }) {
    const [a, b, c] = first;
    const [d, e, f] = second;
    const [one, two] = [a + b + c, d + e + f];
    const value = { 1: one, 2: one - two, 3: one - two + ahead }[level];
    const wrong = {
      1: [
        distractor('adds-the-points-of-all-wishes', one + two, 'all'),
        distractor('uses-one-step-only', Math.max(a, b, c), 'single'),
        distractor('slip', two, 'another'),
        distractor('slip', a + b, 'single'),
      ],
      2: [
        distractor('adds-the-points-of-all-wishes', one + two, 'all'),
        distractor('uses-one-step-only', one, 'sum'),
        distractor('slip', two, 'sum'),
        distractor('slip', Math.abs(a - d), 'single'),
      ],
      3: [
        distractor('uses-one-step-only', one - two, 'catch'),
        distractor('adds-the-points-of-all-wishes', one + two, 'all'),
        distractor('slip', ahead, 'gap'),
        distractor('slip', one, 'sum'),
      ],
    }[level];
    return {
      words: { a, b, c, d, e, f, gap: ahead, value: String(value) },
      question: [
        turn,
        'points',
        level === 3 && 'ahead',
        ({ 1: 'ask-sum', 2: 'ask-gap', 3: 'ask-need' } as const)[level],
      ],
      diagram: level === 1 ? tableOf(first, second) : null,
      answer: { value, reason: ({ 1: 'right', 2: 'right-gap', 3: 'right-need' } as const)[level] },
      distractors: takeDistractors(value, wrong),
      steps: [
        step('first', `${a} + ${b} + ${c}`, one),
        step('second', `${d} + ${e} + ${f}`, two),
        level > 1 && step('gap', `${one} − ${two}`, one - two),
        level === 3 && step('need', `${one - two} + ${ahead}`, value),
      ],
      claims: [`${a} + ${b} + ${c} = ${one}`, `${one} - ${two} = ${one - two}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [gain, c, times] = [random.int(2, 5), random.int(2, 6), random.int(3, 10)];
        const [d, ahead] = [random.int(4, 15), random.int(2, 10)];
        const [f, a] = [c + gain, d + gain * times - ahead];
        const alone = (gain * times) / f;
        const fits = a - d >= 4 && ahead % gain === 0 && ahead !== c && Number.isInteger(alone);
        return fits ? { turn: random.pick(turns), a, c, d, f, ahead } : null;
      }),
    build({ turn, a, c, d, f, ahead }, { step, distractor }) {
      const [behind, gain] = [a - d, f - c];
      const lacks = behind + ahead;
      const value = lacks / gain;
      return {
        words: { a, c, d, f, gap: ahead, value: String(value) },
        headline: 'headline-often',
        question: [turn, 'points-each', 'ahead', 'ask-often'],
        answer: { value, reason: 'right-often' },
        distractors: takeDistractors(value, [
          distractor('uses-one-step-only', behind / gain, 'only-level'),
          distractor('uses-one-detail-only', lacks / f, 'gains-all'),
          distractor('slip', lacks, 'points-left'),
          distractor('slip', behind, 'points-left'),
        ]),
        otherWrong: 'other-often',
        steps: [
          step('behind', `${a} − ${d}`, behind),
          step('lacks', `${behind} + ${ahead}`, lacks),
          step('nearer', `${f} − ${c}`, gain),
          step('often', `${lacks} ÷ ${gain}`, value),
          step('prove', `${d} + ${value} × ${f}`, d + value * f),
        ],
        claims: [`${d} + ${value} * ${f} - (${a} + ${value} * ${c}) = ${ahead}`],
      };
    },
  },
});

function tableOf(first: readonly number[], second: readonly number[]): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: 'Points of each word',
    heads: ['', 'Word 1', 'Word 2', 'Word 3'],
    rows: [
      ['First wish', ...first.map(String)],
      ['Second wish', ...second.map(String)],
    ],
  };
}

function drawPoints(level: Level, random: Random): Params {
  return random.until(() => {
    const [a, b, c] = [random.int(2, 15), random.int(2, 15), random.int(2, 9)];
    const [d, e, f] = [random.int(2, 12), random.int(2, 12), random.int(2, 9)];
    const [one, two, ahead] = [a + b + c, d + e + f, random.int(3, 8)];
    const numbers = {
      1: [one, one + two, Math.max(a, b, c), two],
      2: [one - two, one + two, one, two],
      3: [one - two + ahead, one - two, one + two, ahead],
    }[level];
    const [value = 1] = numbers;
    const fits = one - two >= 3 && numbers.every((n) => n > 0 && n <= 18 * value);
    return fits && new Set(numbers).size === 4
      ? { turn: random.pick(turns), first: [a, b, c], second: [d, e, f], ahead }
      : null;
  });
}
