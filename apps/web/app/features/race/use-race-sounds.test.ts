import { createRace, type RaceState } from '@playforward/race';
import { expect, test } from 'vitest';
import { soundOfChange } from './use-race-sounds.ts';

const racing: RaceState = {
  ...createRace(),
  started: true,
  asked: [{ id: 'a' }] as unknown as RaceState['asked'],
};
const there = { x: 1.6, y: 1.2 };

test.each([
  ['a flight', { playerLocation: there }, 'race-fly'],
  ["the rival's flight", { aiLocation: there }, 'race-rival'],
  ['the arrival', { playerLocation: there, winner: 'player' }, 'race-win'],
  ["the rival's arrival", { winner: 'ai' }, 'snake-over'],
  ['a message', { score: 0 }, null],
] as const)('%s is heard as it should be', (_, change, sound) => {
  expect(soundOfChange(racing, { ...racing, ...change })).toBe(sound);
});

test('a new race is not a flight', () => {
  const before = { ...racing, playerLocation: there, aiLocation: there };
  expect(soundOfChange(before, { ...racing, asked: [] })).toBeNull();
  expect(soundOfChange(before, racing)).toBeNull();
});
