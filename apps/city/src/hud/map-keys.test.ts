import { tileOf } from '@playforward/city-sim';
import { expect, test } from 'vitest';
import { readMapKey } from './map-keys.ts';

const press = (key: string, more = {}) =>
  readMapKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, tileOf(0, 47));

test('arrows move the cursor and stop at the edge of the city', () => {
  expect(press('ArrowRight')).toEqual({ kind: 'cursor', tile: tileOf(1, 47) });
  expect(press('ArrowUp')).toEqual({ kind: 'cursor', tile: tileOf(0, 46) });
  expect(press('ArrowLeft')).toEqual({ kind: 'cursor', tile: tileOf(0, 47) });
  expect(press('ArrowDown')).toEqual({ kind: 'cursor', tile: tileOf(0, 47) });
});

test.each([
  ['Enter', { kind: 'do', what: 'act' }],
  ['Delete', { kind: 'do', what: 'remove' }],
  ['Home', { kind: 'do', what: 'home' }],
  ['B', { kind: 'game', event: { kind: 'panel', panel: 'build' } }],
  ['m', { kind: 'game', event: { kind: 'panel', panel: 'missions' } }],
  ['p', { kind: 'do', what: 'planner' }],
  ['l', { kind: 'game', event: { kind: 'view', view: 'list' } }],
  ['o', { kind: 'game', event: { kind: 'panel', panel: 'overlays' } }],
  ['3', { kind: 'game', event: { kind: 'overlay', overlay: 'travel' } }],
  ['?', { kind: 'game', event: { kind: 'panel', panel: 'help' } }],
  ['q', { kind: 'view', what: 'turn-left' }],
  ['E', { kind: 'view', what: 'turn-right' }],
  ['Escape', { kind: 'game', event: { kind: 'escape' } }],
])('%s does what the help says', (key, meaning) => expect(press(key)).toEqual(meaning));

test('control and z take back, other keys with control stay the browser’s', () => {
  expect(press('z', { ctrlKey: true })).toEqual({ kind: 'do', what: 'undo' });
  expect(press('z', { metaKey: true })).toEqual({ kind: 'do', what: 'undo' });
  for (const key of ['l', 'ArrowLeft', 'b']) expect(press(key, { ctrlKey: true })).toBeNull();
  expect(press('b', { altKey: true })).toBeNull();
  expect(press('x')).toBeNull();
  expect(press('Tab')).toBeNull();
});
