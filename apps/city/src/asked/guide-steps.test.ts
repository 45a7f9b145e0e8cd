import { plotTiles } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { expect, test } from 'vitest';
import { type GameState, newGame } from '../game/game-state.ts';
import { guideSteps, isStepDone } from './guide-steps.ts';

const mission = {
  id: 'm',
  given: [{ symbol: 'a', label: 'Days', where: 'meter' }],
} as unknown as CityMission;
const missions = { loaded: true, failed: false, list: [mission] };
const inMission: GameState = { ...newGame, missions, planner: { ...newGame.planner, missionId: 'm' } };
const [own = 0] = plotTiles(13);
const [other = 0] = plotTiles(2);

test('a first visit leads to the own plot, into a mission and to a sign; without missions to the plot alone', () => {
  expect(guideSteps({ missions })).toEqual(['home', 'mission', 'sign']);
  expect(guideSteps(newGame)).toEqual(['home']);
});

test('each step is done by doing it, and not by anything else', () => {
  expect(isStepDone('home', newGame, 13)).toBe(false);
  expect(isStepDone('home', { ...newGame, looked: other }, 13)).toBe(false);
  expect(isStepDone('home', { ...newGame, looked: own }, 13)).toBe(true);
  expect(isStepDone('mission', { ...newGame, missions, looked: own }, 13)).toBe(false);
  expect(isStepDone('mission', inMission, 13)).toBe(true);
  expect(isStepDone('sign', inMission, 13)).toBe(false);
  expect(isStepDone('sign', { ...inMission, planner: { ...inMission.planner, found: ['a'] } }, 13)).toBe(
    true,
  );
});
