import { longRuns } from '../../src/chance/long-runs.ts';
import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';

/** `hits` of `before` trials are known from level 2 on; `p` is the chance in hundredths, `next` the trials to come. */
type Params = {
  run: (typeof longRuns.list)[number];
  p: number;
  hits: number;
  before: number;
  next: number;
  ask: 'count' | 'rest' | 'needed';
};

/** Level 1 uses a told probability, level 2 one from data, level 3 asks for the opposite or for the trials needed. */
export const m7PredictCount = numberSkill('m7-predict-count', {
  version: 3,
  form: 'integer',
  scenes: [longRuns],
  text: {
    headline: 'Predict how often',
    later: 'In another {more, number} {trials}, the count is {then, number}.',
    'rest-all': 'Use all {trials} so far. How many {others} do you expect in the next {next, number}?',
    'right-all': 'All data together give the best estimate of the share.',
    'last-all': 'This uses the last {trials} only. What do the earlier ones add?',
    'same-all': 'This counts the {result}. Which results does the question want?',
    'old-all': 'This is what you know already. For how many {trials} do you predict?',
    'half-all': 'This expects half of all {trials}. What do the data say?',
    'other-all': 'Put all data together. Then find the share of {others}.',
    'join-do': 'Put all {trials} together.',
    'join-why': 'More data give a better estimate.',
    'sum-do': 'Put all {result} together.',
    'sum-why': 'Both parts of the data count.',
    'ratio-do': 'Find the share of {result}.',
    'ratio-why': 'It estimates the chance each time.',
    'turn-do': 'Subtract this share from one.',
    'turn-why': 'What is left is the share of {others}.',
    'next-do': 'Multiply by the number of trials to come.',
    'next-why': 'The share of all trials is the expected count.',
    count: 'Think of {next, number} {trials}. How many {result} do you expect?',
    more: 'How many {result} do you expect in the next {next, number} {trials}?',
    rest: 'How many {others} do you expect in the next {next, number} {trials}?',
    needed: 'After how many {trials} in all do you expect {goal, number} {result}?',
    right: 'The same share is expected in the trials to come.',
    'right-needed': 'This many trials bring the wanted count at the same share.',
    percent: 'This is the chance as a percent. How many of all {trials} is that?',
    opposite: 'This counts the {others}. Which results does the question want?',
    same: 'This counts the {result}. Which results does the question want?',
    old: 'This is the count you know already. For how many {trials} do you predict?',
    'old-needed': 'This is how many {trials} there were so far. Did they bring {goal, number} {result}?',
    added: 'This adds the same amount to both counts. By what factor does the number of {trials} grow?',
    half: 'This expects half of all {trials}. What do the data say?',
    'half-told': 'This expects half of all {trials}. What chance does the question give?',
    'less-one': 'This answers for fewer {trials}. For how many do you predict?',
    wrong: 'This predicts for another number of {trials}. Which number does the question name?',
    times: 'This multiplies the goal by the chance. Are there more {trials} or more {result}?',
    goal: 'This is the goal itself. Does every one of the {trials} count?',
    other: 'Find the share of {result}. Then think of the {trials} in the question.',
    'share-do': 'Find the share of {result}.',
    'share-why': 'It estimates the chance each time.',
    'told-do': 'Read the chance.',
    'told-why': 'It is the same each time.',
    'flip-do': 'Subtract this share from one.',
    'flip-why': 'What is left is the share of {others}.',
    'times-do': 'Multiply by the number of trials.',
    'times-why': 'The share of all trials is the expected count.',
    'by-do': 'Divide the goal by the share.',
    'by-why': 'The goal is this share of all trials.',
    'near-do': 'Read it as an estimate.',
    'near-why': 'Chance plays a part, so the real count will lie near it.',
    'check-do': 'Check it.',
    'check-why': 'The share of these trials is the goal.',
    final: 'About {value, number} {counted}.',
  },
  draw: ({ level, random }): Params => drawRun(level, random),
  build({ run, p, hits, before, next, ask }: Params, { level, step, distractor }) {
    const expected = (p * next) / 100;
    const share = p / 100;
    const value = { count: expected, rest: next - expected, needed: next }[ask];
    const words = {
      trials: run.trials,
      result: run.result,
      others: run.rest,
      p: String(share),
      before,
      hits,
      next,
      goal: expected,
      value,
      counted: { needed: run.trials, rest: run.rest, count: run.result }[ask],
    };
    const candidates: readonly NumberCandidate[] =
      ask === 'needed'
        ? [
            distractor('repeats-the-old-count', before, 'old-needed'),
            distractor('adds-the-same-number-to-both-terms', before + expected - hits, 'added'),
            distractor('gives-a-count-for-a-probability', expected, 'goal'),
            distractor('slip', 2 * expected, 'half'),
          ]
        : ask === 'rest'
          ? [
              distractor('gives-the-complement', expected, 'same'),
              distractor('repeats-the-old-count', before - hits, 'old'),
              distractor('calls-every-chance-fifty-fifty', next / 2, 'half'),
              distractor('slip', 100 - p, 'percent'),
            ]
          : level === 2
            ? [
                distractor('adds-the-same-number-to-both-terms', hits + next - before, 'added'),
                // Nobody expects more than there are trials.
                ...(expected + hits < next
                  ? [distractor('predicts-for-the-wrong-number-of-trials', expected + hits, 'wrong')]
                  : []),
                distractor('repeats-the-old-count', hits, 'old'),
                distractor('gives-the-complement', next - expected, 'opposite'),
              ]
            : [
                distractor('gives-a-count-for-a-probability', p, 'percent'),
                distractor('gives-the-complement', next - expected, 'opposite'),
                distractor('calls-every-chance-fifty-fifty', next / 2, 'half-told'),
                distractor('slip', expected / 2, 'less-one'),
                ...(expected * 2 < next ? [distractor('slip', expected * 2, 'wrong')] : []),
              ];
    const found =
      level === 1 ? step('told', 'the chance', share) : step('share', `${hits} ÷ ${before}`, share);
    return {
      words,
      question:
        level === 1 ? [`${run.key}-chance`, 'count'] : [`${run.key}-data`, ask === 'count' ? 'more' : ask],
      answer: { value, reason: ask === 'needed' ? 'right-needed' : 'right' },
      distractors: takeDistractors(value, candidates),
      steps: [
        found,
        ask === 'rest' && step('flip', `1 − ${share}`, (100 - p) / 100),
        ask === 'needed'
          ? step('by', `${expected} ÷ ${share}`, next)
          : step('times', `${ask === 'rest' ? (100 - p) / 100 : share} × ${next}`, value),
        ask === 'needed'
          ? step('check', `${share} × ${next}`, expected)
          : step('near', 'what to expect', `about ${value}`),
      ],
      claims: [`${share} * ${next} = ${expected}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawTwoRuns(random),
    build({ run, p, before, hits, more, then, next }, { step, distractor }) {
      const all = before + more;
      const value = ((100 - p) * next) / 100;
      return {
        words: {
          trials: run.trials,
          result: run.result,
          others: run.rest,
          before,
          hits,
          more,
          then,
          next,
          value,
          counted: run.rest,
        },
        question: [`${run.key}-data`, 'later', 'rest-all'],
        answer: { value, reason: 'right-all' },
        otherWrong: 'other-all',
        distractors: takeDistractors(value, [
          distractor('uses-the-last-trials-only', (next * (more - then)) / more, 'last-all'),
          distractor('gives-the-complement', next - value, 'same-all'),
          distractor('repeats-the-old-count', all - hits - then, 'old-all'),
          distractor('calls-every-chance-fifty-fifty', next / 2, 'half-all'),
        ]),
        steps: [
          step('join', `${before} + ${more}`, all),
          step('sum', `${hits} + ${then}`, hits + then),
          step('ratio', `${hits + then} ÷ ${all}`, p / 100),
          step('turn', `1 − ${p / 100}`, (100 - p) / 100),
          step('next', `${(100 - p) / 100} × ${next}`, value),
        ],
        claims: [`(${hits} + ${then}) / ${all} = ${p / 100}`],
      };
    },
  },
});

function drawRun(level: Level, random: Random): Params {
  return random.until(() => {
    const run = random.pick(longRuns.list);
    const p = random.pick(run.chances);
    const ask = level === 3 ? random.pick(['rest', 'needed'] as const) : 'count';
    const before = level === 1 ? 0 : random.pick([20, 25, 40, 50, 60, 80]);
    const next = 10 * random.int(6, 40);
    const [hits, expected] = [(p * before) / 100, (p * next) / 100];
    const isWhole = Number.isInteger(hits) && Number.isInteger(expected);
    return isWhole && next > before && next !== 100 && (level === 1 || p !== 50)
      ? { run, p, hits, before, next, ask }
      : null;
  });
}

/** Two sets of trials that lie apart by chance, and have one share together. */
function drawTwoRuns(random: Random) {
  return random.until(() => {
    const run = random.pick(longRuns.list.filter(({ chances }) => chances.length > 1));
    const p = random.pick(run.chances);
    const [before, more] = [10 * random.int(2, 10), 10 * random.int(2, 10)];
    const next = 20 * random.int(5, 20);
    const both = (p * (before + more)) / 100;
    const hits = Math.round((p * before) / 100) + random.pick([-5, -4, -3, -2, 2, 3, 4, 5]);
    const then = both - hits;
    const [first, second] = [hits / before, then / more];
    const isNear = Math.abs(first - second) < 0.25 && first < 0.96 && second < 0.96 && second > 0.1;
    const isWhole = [both, (p * next) / 100, (next * then) / more].every(Number.isInteger);
    return isWhole && isNear && next > more && p !== 50 ? { run, p, before, hits, more, then, next } : null;
  });
}
