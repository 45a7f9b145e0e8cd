import { missionFor } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import { newGame } from '../game/game-state.ts';
import { givenAt, openDistrict, placeOfGiven, plannedMission } from './planned-district.ts';

const mission = missionFor({
  family: 'ratio',
  level: 1,
  seed: 3,
  lessonId: 1,
  theme: { grade: 6, career: null, names: [] },
}) as CityMission;

describe('the district of a planned mission', () => {
  test('is the one that is judged, and stands where the readings are: each can be tapped [R7]', () => {
    const city = openDistrict(mission);
    const found = mission.given.flatMap((given) => {
      const place = placeOfGiven(given);
      return place ? givenAt(mission, place).map(({ symbol }) => symbol) : [];
    });
    expect(found).toEqual(expect.arrayContaining(['p', 'q']));
    for (const given of mission.given) {
      const place = placeOfGiven(given);
      if (place) expect(city.placed.size).toBeGreaterThan(0);
      else expect(given.where).toBe('story');
    }
    expect(openDistrict(mission)).toBe(city);
  });

  test('is on the map while numbers are planned, and not while something else is built', () => {
    const missions = { loaded: true, failed: false, list: [mission] };
    const open = { ...newGame, missions, planner: { ...newGame.planner, missionId: mission.id } };
    expect(plannedMission(open)?.id).toBe(mission.id);
    expect(plannedMission({ ...open, panel: 'build' })).toBeNull();
    expect(plannedMission({ ...open, tool: { kind: 'remove' } })).toBeNull();
    expect(plannedMission({ ...open, planner: { ...open.planner, phase: 'outcome' } })).toBeNull();
  });
});
