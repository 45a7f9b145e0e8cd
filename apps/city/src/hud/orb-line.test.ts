import type { CityMission } from '@playforward/contract';
import { expect, test } from 'vitest';
import { type GameState, newGame } from '../game/game-state.ts';
import type { PlannerState } from '../planner/planner-state.ts';
import { orbLine } from './orb-line.ts';

const mission = {
  id: 'm',
  given: [
    { symbol: 'a', label: 'Water a day', where: 'pin' },
    { symbol: 'b', label: 'Days', where: 'story' },
  ],
  unknowns: [{ symbol: 'n' }],
  hints: ['Look at the tank.'],
  predict: { metric: 'tank', unit: '%', day: 9 },
} as unknown as CityMission;

function stateWith(planner: Partial<PlannerState>): GameState {
  return {
    ...newGame,
    missions: { loaded: true, failed: false, list: [mission] },
    planner: { ...newGame.planner, missionId: 'm', ...planner },
  };
}

const after = (stars: 0 | 1 | 2 | 3, prediction: string, more: object = { site: {} }) =>
  orbLine(
    stateWith({
      phase: 'outcome',
      run: {
        runId: 'r',
        inputs: {},
        prediction,
        run: {
          outcome: { tank: 70 },
          goals: [],
          stars,
          happened: '',
          series: {},
          placements: [],
          charts: [],
          tables: [],
          ...more,
        },
      },
    }),
  );

test('the companion speaks of the pupil’s own prediction, and never says the number', () => {
  expect(after(0, '55')).toMatchObject({
    mood: 'determined',
    words: expect.stringContaining('You said 55% for day 9, it became 70%. That is more'),
  });
  expect(after(0, '90').words).toContain('That is less');
  expect(after(0, '69').words).toContain('The days went as you said. But the need is not met.');
  expect(after(1, '55').words).toContain('unused');
  expect(after(3, '55')).toMatchObject({ mood: 'fulfilled' });
});

test('without a star it names what is missing, and no ring where none is red', () => {
  const met = (isMet: boolean) => [[{ label: 'need', met: isMet }]];
  const words = (more: object) => [after(0, '69', more).words, after(0, '20', more).words];
  for (const each of words({ goals: met(false), site: { spare: 0 } })) expect(each).toMatch(/ring/);
  for (const each of words({ goals: met(false), site: null })) expect(each).toMatch(/meter/);
  for (const each of words({ goals: met(true), site: { spare: 7 } }))
    expect(each).toMatch(/lies around unused/);
  for (const each of words({ goals: met(true), site: null })) expect(each).toMatch(/goal/);
  const [tooMuch] = words({ goals: met(true), site: { spare: 7 } });
  expect(tooMuch).not.toMatch(/not met|ring/);
});

test('while a number is planned it says what to look at next, and is quiet where nothing is asked', () => {
  const words = (planner: Partial<PlannerState>) => orbLine(stateWith(planner)).words;
  expect(orbLine(newGame)).toEqual({ mood: 'idle', words: '' });
  expect(words({})).toContain('water a day. Its sign is on the map');
  expect(words({ found: ['a'] })).toContain('all the numbers');
  expect(words({ found: ['a'], inputs: { n: '4' } })).toContain('what will the city show');
  expect(words({ found: ['a'], inputs: { n: '4' }, prediction: '9' })).toContain('ready');
  expect(words({ hintOffered: true })).toContain('hint');
  expect(words({ hintOffered: true, hints: 1 })).toBe('Look at the tank.');
  expect(words({ phase: 'lapse' })).toContain('days');
});
