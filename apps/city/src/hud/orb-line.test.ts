import type { CityMission } from '@playforward/contract';
import { expect, test } from 'vitest';
import { type GameState, newGame } from '../game/game-state.ts';
import type { PlannerState } from '../planner/planner-state.ts';
import { orbLine } from './orb-line.ts';

const mission = { id: 'm', predict: { metric: 'tank', unit: '%' } } as CityMission;

function stateWith(planner: Partial<PlannerState>): GameState {
  return {
    ...newGame,
    missions: { loaded: true, failed: false, list: [mission] },
    planner: { ...newGame.planner, missionId: 'm', ...planner },
  };
}

const after = (stars: 0 | 1 | 2 | 3, prediction: string) =>
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
        },
      },
    }),
  );

test('the companion speaks of the pupil’s own prediction, and never says the number', () => {
  expect(after(0, '55')).toMatchObject({
    mood: 'determined',
    words: expect.stringContaining('You said 55, and it became 70'),
  });
  expect(after(0, '69')?.words).toContain('Your prediction was close');
  expect(after(1, '55')?.words).toContain('The need is met');
  expect(after(3, '55')).toMatchObject({ mood: 'fulfilled' });
});

test('it offers a hint when one is due, and is quiet while nothing is asked', () => {
  expect(orbLine(newGame)).toBeNull();
  expect(orbLine(stateWith({}))).toBeNull();
  expect(orbLine(stateWith({ hintOffered: true }))?.words).toContain('hint');
  expect(orbLine(stateWith({ hintOffered: true, hints: 1 }))).toBeNull();
  expect(orbLine(stateWith({ phase: 'lapse' }))?.words).toContain('days');
});
