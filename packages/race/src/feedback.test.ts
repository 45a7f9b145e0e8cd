import { describe, expect, test } from 'vitest';
import { buildFeedback, type PlayedChallenge } from './feedback.ts';
import { addRace, emptyRecord } from './race-record.ts';
import { isPossibleRace } from './race-score.ts';
import { unlockedRivals } from './rivals.ts';

const played = (fields: Partial<PlayedChallenge> = {}): PlayedChallenge => ({
  type: 'equation',
  topic: 'fractions',
  outcome: 'correct',
  wrong_tries: 0,
  hints: 0,
  slips: [],
  ...fields,
});

describe('the report on a race [R-048] [R-051]', () => {
  test('names strengths, what to work on and the slips that were seen', () => {
    const report = buildFeedback({
      won: true,
      challenges: [
        played(),
        played(),
        played({
          topic: 'integers',
          outcome: 'skipped',
          hints: 1,
          wrong_tries: 2,
          slips: ['mixes up the rule for signs'],
        }),
      ],
    });
    expect(report.strength_areas).toEqual(['Fractions: 2 of 2 right at the first try without a hint']);
    expect(report.improvement_areas).toEqual(['Negative numbers: 0 of 1 solved so far']);
    expect(report.misconception_detection).toEqual(['mixes up the rule for signs']);
    expect(report.conceptual_understanding).toBeCloseTo(0.67, 2);
  });

  test('a race without a single try claims nothing', () => {
    const report = buildFeedback({ won: false, challenges: [played({ outcome: 'open' })] });
    expect(report).toMatchObject({
      strength_areas: [],
      improvement_areas: [],
      misconception_detection: [],
      conceptual_understanding: 0.7,
    });
    expect(report.personalized_recommendations.length).toBeGreaterThan(0);
  });

  test('trying without success is named kindly', () => {
    const report = buildFeedback({ won: false, challenges: [played({ outcome: 'open', wrong_tries: 3 })] });
    expect(report.strength_areas).toEqual(['You kept trying: 3 answers in this race']);
  });
});

describe('what stays of the races', () => {
  test('best score, wins and streak; only a won race lets the streak go on', () => {
    const two = addRace(addRace(emptyRecord, { score: 140, winner: 'player' }), {
      score: 120,
      winner: 'player',
    });
    expect(two).toMatchObject({ races: 2, wins: 2, streak: 2, bestScore: 140, totalScore: 260 });
    expect(addRace(two, { score: 10, winner: null })).toMatchObject({ streak: 0, longestStreak: 2 });
  });

  test('rivals unlock by play, the documented one is there from the start', () => {
    expect(unlockedRivals(emptyRecord).map(({ id }) => id)).toEqual(['orbit']);
    expect(unlockedRivals({ races: 8, wins: 7 })).toHaveLength(5);
  });
});

test.each([
  [{ score: 140, level: 2, challengesCompleted: 3, correctAnswers: 3, hintsUsed: 0, won: true }, true],
  [{ score: 120, level: 2, challengesCompleted: 7, correctAnswers: 7, hintsUsed: 2, won: true }, true],
  [{ score: 0, level: 1, challengesCompleted: 0, correctAnswers: 0, hintsUsed: 0, won: false }, true],
  [{ score: 60, level: 1, challengesCompleted: 4, correctAnswers: 2, hintsUsed: 0, won: false }, true],
  [{ score: 150, level: 2, challengesCompleted: 4, correctAnswers: 4, hintsUsed: 0, won: true }, false],
  [{ score: 140, level: 3, challengesCompleted: 3, correctAnswers: 3, hintsUsed: 0, won: true }, false],
  [{ score: 70, level: 1, challengesCompleted: 3, correctAnswers: 3, hintsUsed: 0, won: false }, false],
  [{ score: 60, level: 1, challengesCompleted: 1, correctAnswers: 2, hintsUsed: 0, won: false }, false],
  [{ score: 50, level: 1, challengesCompleted: 0, correctAnswers: 0, hintsUsed: 0, won: true }, false],
  [{ score: 15, level: 1, challengesCompleted: 1, correctAnswers: 1, hintsUsed: 0, won: false }, false],
])('%j is possible: %j [D-141]', (totals, possible) => {
  expect(isPossibleRace(totals)).toBe(possible);
});
