import { expect, test } from 'vitest';
import { createCity } from '../create-city.ts';
import { encodeCity } from '../storage/encode-city.ts';
import { applyCommand } from './apply-command.ts';
import type { Command } from './command.ts';
import { mostUndo, remember, type UndoHistory, undo } from './undo.ts';

const plot = 0;

function withoutLedger(city: Parameters<typeof encodeCity>[0]): Uint8Array {
  return encodeCity({ ...city, ledger: { ...city.ledger, building: 0, refunds: 0 } });
}

test('steps are taken back in turn, through removing and building again on the same tile', () => {
  const city = createCity({ seed: 8 });
  applyCommand(city, { plot, command: { kind: 'claim' } });
  const before = withoutLedger(city);
  const steps: Command[] = [
    { kind: 'place', type: 'flats', x: 1, y: 1 },
    { kind: 'place', type: 'park', x: 2, y: 2, params: { w: 3, h: 2 } },
    { kind: 'remove', id: 49 },
    { kind: 'place', type: 'kiosk', x: 1, y: 1 },
    { kind: 'set', target: 'fare', params: { m: 2, b: 100 } },
  ];
  let history: UndoHistory = [];
  for (const command of steps) {
    const result = applyCommand(city, { plot, command });
    if (result.ok) history = remember(history, result.inverse);
  }
  expect(history).toHaveLength(steps.length);
  while (history.length > 0) {
    const step = undo(city, plot, history);
    expect(step.result.ok).toBe(true);
    history = step.history;
  }
  expect(withoutLedger(city)).toEqual(before);
});

test('the last 20 steps are kept, and what cannot be taken back is not among them', () => {
  let history: UndoHistory = remember([], { kind: 'nothing' });
  expect(history).toEqual([]);
  for (let id = 0; id < 30; id += 1) history = remember(history, { kind: 'remove', id });
  expect(history).toHaveLength(mostUndo);
  expect(history[0]).toEqual({ kind: 'remove', id: 10 });
});

test('an empty history says that there is nothing to undo', () => {
  const { result } = undo(createCity({ seed: 8 }), plot, []);
  expect(result).toEqual({ ok: false, reason: 'nothing-to-undo' });
});
