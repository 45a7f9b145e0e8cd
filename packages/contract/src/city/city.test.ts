import { expect, test } from 'vitest';
import { cityClientMessage } from './city.ts';
import { cityEmotes, cityPhrases } from './city-phrases.ts';

test('there are 12 emotes and 30 phrases, each with its own id', () => {
  expect(new Set(cityEmotes.map(({ id }) => id)).size).toBe(12);
  expect(new Set(cityPhrases.map(({ id }) => id)).size).toBe(30);
});

test.each([
  { type: 'place', seq: 1, building: 'solar-array', x: 1, y: 2, params: { n: 30 } },
  { type: 'place', seq: 1, building: 'cottage', x: -1, y: 48 },
  { type: 'run', seq: 2, mission_id: 'ratio-1-7', inputs: { n: '30' }, prediction: '12' },
  { type: 'phrase', id: 'need-building', slot: 'park' },
  { type: 'cursor', x: 3, y: 4 },
])('reads $type', (message) => {
  expect(cityClientMessage.safeParse(message).success).toBe(true);
});

test.each([
  ['another type', { type: 'fly', seq: 1 }],
  ['no number', { type: 'undo' }],
  ['half a tile', { type: 'place', seq: 1, building: 'cottage', x: 0.5, y: 0 }],
  ['a tile beyond numbers', { type: 'place', seq: 1, building: 'cottage', x: 1e12, y: 0 }],
  [
    'parameters that are not finite',
    { type: 'place', seq: 1, building: 'park', x: 1, y: 1, params: { w: Number.NaN } },
  ],
  ['a phrase nobody wrote', { type: 'phrase', id: 'free text' }],
  ['words in a slot', { type: 'phrase', id: 'visit', slot: 'my house at 4 Elm Street' }],
  ['more keys than asked', { type: 'undo', seq: 1, plot: 3 }],
  ['nothing', null],
])('refuses %s', (_, message) => {
  expect(cityClientMessage.safeParse(message).success).toBe(false);
});
