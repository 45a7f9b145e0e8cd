import { buildings, buildingTypes, isBuildingType } from '@playforward/city-sim';
import { listSkills } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { closedFor, isOpenToAll, skillsToOpen } from './openings.ts';

const ids = listSkills().map(({ id }) => id);
const grades = ['m6', 'm7', 'm8', 'a1', 'geo', 'a2', 'pre', 'calc', 'prac', 'prob'];

test('a newcomer has homes, shops, sun, water and a park to begin with', () => {
  const closed = closedFor([]).map(({ building }) => building);
  for (const open of [
    'cottage',
    'row-houses',
    'kiosk',
    'solar-array',
    'pump',
    'park',
    'bus-stop',
    'fountain',
  ]) {
    expect(closed, open).not.toContain(open);
  }
  for (const building of closed) expect(isBuildingType(building) && buildings[building].name).toBeTruthy();
});

test('what asks nobody for skills is just what no newcomer is refused', () => {
  const closed = closedFor([]).map(({ building }) => building);
  for (const building of buildingTypes)
    expect(isOpenToAll(building), building).toBe(!closed.includes(building));
});

test('three mastered skills of its kind open a building, and the nearest one comes first', () => {
  const rates = ids.filter((id) => id.includes('rate')).slice(0, skillsToOpen);
  expect(closedFor(rates.slice(0, 2))[0]).toMatchObject({ have: 2, need: 3 });
  expect(closedFor(rates).map(({ building }) => building)).not.toContain('tram-stop');
});

test('every building opens with skills that exist, and its words say which', () => {
  expect(closedFor(ids)).toEqual([]);
  for (const { building, skills } of closedFor([])) expect(`${building} ${skills}`).toMatch(/ skills$/);
});

test.each(grades)('whoever learns %s alone comes to some of them', (grade) => {
  const known = ids.filter((id) => id.startsWith(`${grade}-`));
  expect(closedFor([]).length - closedFor(known).length, grade).toBeGreaterThanOrEqual(3);
});
