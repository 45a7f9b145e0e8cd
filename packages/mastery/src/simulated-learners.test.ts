import { describe, expect, test } from 'vitest';
import { chooseLevel, readinessOf } from './choose-level.ts';
import { type Estimate, recordEvidence } from './estimate.ts';
import { fitParameters } from './fitting/fit-parameters.ts';
import { predictAnswers, predictByRate, scorePredictions } from './fitting/score-parameters.ts';
import { answerAs, type Learner, simulateLogs } from './fitting/simulate-learners.ts';
import { type AnswerWay, type Level, mastered, masteryParameters } from './parameters.ts';
import { testChance } from './testing-chance.ts';

const { slip, guess } = masteryParameters;
type Practised = { estimate: Estimate | undefined; levels: Level[] };

/** Practises one skill at the levels the estimate chooses, without help. */
function practise(
  learner: Learner,
  { times, way, seed }: { times: number; way: AnswerWay; seed: number },
): Practised {
  const chance = testChance(seed);
  let estimate: Estimate | undefined;
  const levels: Level[] = [];
  for (let now = 0; now < times; now += 1) {
    const level = chooseLevel(readinessOf(estimate, now));
    levels.push(level);
    const right = answerAs(learner, { way, level }, chance);
    estimate = recordEvidence(estimate, { evidence: { right, help: false, way, level }, now });
  }
  return { estimate, levels };
}

const master = (): Learner => ({ knows: true, learns: 0, slips: slip, guesses: guess });
const guesser = (): Learner => ({ knows: false, learns: 0, slips: slip, guesses: guess });
const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const share = (flags: boolean[]) => flags.filter(Boolean).length / flags.length;

describe('a student who can do the skill', () => {
  test.each(['choice', 'number', 'structured'] as const)('is known as such after 8 answers (%s)', (way) => {
    const reached = seeds.map((seed) => {
      const { estimate } = practise(master(), { times: 8, way, seed });
      return (estimate?.alone ?? 0) >= mastered;
    });
    expect(share(reached)).toBeGreaterThan(way === 'choice' ? 0.75 : 0.85);
  });

  test('is given level 3 in the end', () => {
    const last = seeds.map((seed) => practise(master(), { times: 10, way: 'number', seed }).levels.at(-1));
    expect(share(last.map((level) => level === 3))).toBeGreaterThan(0.85);
  });
});

describe('a student who guesses', () => {
  test.each(['choice', 'number', 'structured'] as const)(
    'is hardly ever taken for one who can (%s)',
    (way) => {
      const taken = seeds.map((seed) => {
        const { estimate } = practise(guesser(), { times: 12, way, seed });
        return (estimate?.alone ?? 0) >= mastered;
      });
      expect(share(taken)).toBeLessThan(0.05);
    },
  );

  test('stays with level 1', () => {
    const levels = seeds.flatMap((seed) => practise(guesser(), { times: 10, way: 'number', seed }).levels);
    expect(share(levels.map((level) => level === 1))).toBeGreaterThan(0.8);
  });
});

test('a student who learns on the way meets harder problems than at the start', () => {
  const mean = (levels: (Level | undefined)[]) =>
    levels.reduce<number>((sum, level) => sum + (level ?? 0), 0) / levels.length;
  const runs = seeds.map((seed) =>
    practise({ ...guesser(), learns: 0.25 }, { times: 14, way: 'number', seed }),
  );
  expect(mean(runs.map(({ levels }) => levels.at(-1)))).toBeGreaterThan(
    mean(runs.map(({ levels }) => levels[1])) + 1,
  );
});

describe('fitting', () => {
  const truth = {
    ...masteryParameters,
    prior: { alone: 0.45, helped: 0.5 },
    slip: { 1: 0.03, 2: 0.08, 3: 0.3 } as const,
    guess: { choice: 0.3, number: 0.1, structured: 0.02 },
  };
  const logs = simulateLogs({ students: 60, skills: 6, truth, chance: testChance(7) });
  const unseen = simulateLogs({ students: 60, skills: 6, truth, chance: testChance(8) });

  test('comes nearer to the truth the logs were made by', () => {
    const fitted = fitParameters(logs, masteryParameters);
    expect(Math.abs(fitted.prior.alone - truth.prior.alone)).toBeLessThan(0.1);
    expect(fitted.slip[3]).toBeGreaterThan(fitted.slip[1]);
    expect(fitted.guess.choice).toBeGreaterThan(fitted.guess.structured);
  });

  test('predicts answers it has not seen better than the rate of right answers does', () => {
    const fitted = scorePredictions(predictAnswers(unseen, fitParameters(logs, masteryParameters)));
    const rate = scorePredictions(predictByRate(unseen, logs));
    expect(fitted.logLikelihood).toBeGreaterThan(rate.logLikelihood);
    expect(fitted.auc).toBeGreaterThan(rate.auc + 0.05);
  });

  test('scores perfect, blind and reversed predictions as 1, one half and 0', () => {
    const auc = (chances: [number, number]) =>
      scorePredictions([
        { chance: chances[0], right: true },
        { chance: chances[1], right: false },
      ]).auc;
    expect([auc([0.9, 0.1]), auc([0.5, 0.5]), auc([0.1, 0.9])]).toEqual([1, 0.5, 0]);
  });
});
