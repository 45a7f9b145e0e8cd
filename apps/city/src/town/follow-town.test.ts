import type { TownAnswer } from '@playforward/contract';
import { expect, test } from 'vitest';
import { newsSince } from './follow-town.ts';

const closed = (...buildings: string[]) =>
  buildings.map((building) => ({ building, skills: 'rate skills', have: 0, need: 3 }));
const town = (given: Partial<TownAnswer>) =>
  ({ step: 2, stage: 'Hamlet', closed: closed('tower', 'lab'), ...given }) as TownAnswer;

test('a town tells when it grew and which building opened, and is quiet when nothing changed', () => {
  expect(newsSince(town({}), town({}))).toEqual([]);
  const news = newsSince(town({}), town({ step: 5, stage: 'Town', closed: closed('lab') }));
  expect(news).toHaveLength(2);
  expect(news[0]).toContain('5');
  expect(news[1]).toContain('Tower');
  // A skill that is forgotten closes nothing that the student is told about.
  expect(newsSince(town({ step: 5 }), town({ step: 4, closed: closed('tower', 'lab', 'flats') }))).toEqual(
    [],
  );
});
