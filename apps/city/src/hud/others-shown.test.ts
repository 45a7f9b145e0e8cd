import { buildingTypes } from '@playforward/city-sim';
import { expect, test } from 'vitest';
import { othersShown } from './others-shown.ts';

const player = {
  id: 'a',
  plot: 4,
  alias: 'Swift Otter',
  hue: 137,
  x: 9,
  y: 12,
  tool: 0,
  online: true,
  me: false,
};
const nobody = () => false;

test('the others are shown by the name of the room, where they point, with what they hold', () => {
  const tool = 1 + buildingTypes.indexOf('park');
  const list = [player, { ...player, id: 'b', tool }, { ...player, id: 'c', tool: 255 }];
  expect(othersShown(list, nobody).map(({ words, type }) => [words, type])).toEqual([
    ['Swift Otter', null],
    ['Swift Otter · Park', 'park'],
    ['Swift Otter · removing', null],
  ]);
  expect(othersShown(list, nobody)[0]).toMatchObject({ x: 9, y: 12, hue: 1 });
});

test('not oneself, nobody who is away, muted or has not pointed yet, and nobody without a name', () => {
  const list = [
    { ...player, me: true },
    { ...player, online: false },
    { ...player, x: 0, y: 0 },
    { ...player, alias: '' },
  ];
  expect(othersShown(list, nobody)).toEqual([]);
  expect(othersShown([player], (plot) => plot === 4)).toEqual([]);
});
