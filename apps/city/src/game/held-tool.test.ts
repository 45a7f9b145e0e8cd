import { buildingTypes } from '@playforward/city-sim';
import { expect, test } from 'vitest';
import { heldTool, toolNumber } from './held-tool.ts';

test('what a player holds comes back from its number', () => {
  for (const type of buildingTypes) {
    expect(heldTool(toolNumber({ kind: 'place', type, params: {} }))).toBe(type);
  }
  expect(heldTool(toolNumber({ kind: 'remove' }))).toBe('remove');
  expect([toolNumber(null), heldTool(0), heldTool(200)]).toEqual([0, null, null]);
});
