import type { GameMessage, WindowMission } from '@playforward/contract';
import { expect, test } from 'vitest';
import { cityWords } from './city-words.ts';

const orb = (event: 'struggling' | 'success' | 'idle'): GameMessage => ({
  source: 'godot-game',
  type: 'orb',
  event,
  mission_id: 'm1',
});
const missions: WindowMission[] = [
  { id: 'm1', title: 'A pump', why: { prompt: 'Why does the ratio stay the same?' } },
];

test('three stars end in the question of the mission, where the page knows it [R9]', () => {
  expect(cityWords(orb('success'), missions)).toEqual({
    event: 'success',
    text: 'Three stars in Stem City! Why does the ratio stay the same?',
  });
  expect(cityWords(orb('success'), [])?.text).toBe('Three stars in Stem City!');
  expect(cityWords(orb('success'), [{ id: 'm1', title: 'A', why: 4 }])?.text).toBe(
    'Three stars in Stem City!',
  );
});

test('a tricky mission is met with patience; quiet and other messages say nothing', () => {
  expect(cityWords(orb('struggling'), missions)).toMatchObject({ event: 'struggling' });
  expect(cityWords(orb('idle'), missions)).toBeNull();
  expect(cityWords({ source: 'godot-game', type: 'close' }, missions)).toBeNull();
});
