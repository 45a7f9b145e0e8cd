import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDots, type KeyPenEvent, newKeyPen, nextKeyPen } from './key-pen.ts';

const paper = { width: 800, height: 400 };
const start = newKeyPen(paper);
const after = (...events: KeyPenEvent[]) =>
  events.reduce((pen, event) => nextKeyPen(pen, event, paper), start);
const move = (x: -1 | 0 | 1, y: -1 | 0 | 1, fine = false): KeyPenEvent => ({ kind: 'move', x, y, fine });

describe('the pen moved by keys', () => {
  test('begins on a dot near the middle of the paper', () => {
    expect(start).toEqual({ at: { x: 406, y: 190 }, from: null });
    expect(inDots(start.at)).toEqual({ x: 17, y: 8 });
  });

  test('goes from dot to dot, or in fine steps', () => {
    expect(inDots(after(move(1, 0), move(0, -1)).at)).toEqual({ x: 18, y: 7 });
    expect(after(move(1, 0, true)).at).toEqual({ x: 410, y: 190 });
    expect(inDots(after(move(1, 0, true)).at)).toEqual({ x: 17.2, y: 8 });
  });

  test('begins a line where it is pressed first and ends it where it is pressed again', () => {
    const begun = after({ kind: 'press' }, move(1, 0));
    expect(begun).toEqual({ at: { x: 430, y: 190 }, from: { x: 406, y: 190 } });
    expect(nextKeyPen(begun, { kind: 'press' }, paper).from).toBeNull();
  });

  test('gives up a line that was begun, and nothing where none was', () => {
    expect(after({ kind: 'press' }, move(1, 0), { kind: 'lift' }).from).toBeNull();
    expect(nextKeyPen(start, { kind: 'lift' }, paper)).toBe(start);
  });

  test('begins on paper of any size inside of it', () => {
    expect(newKeyPen({ width: 10, height: 10 }).at).toEqual({ x: 22, y: 22 });
  });
});

test('whatever is pressed, the pen stays on the paper', () => {
  const step = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1);
  const event = fc.oneof(
    fc.record({ kind: fc.constant('move' as const), x: step, y: step, fine: fc.boolean() }),
    fc.constantFrom<KeyPenEvent>({ kind: 'press' }, { kind: 'lift' }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const { at } = after(...events);
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x).toBeLessThanOrEqual(paper.width);
      expect(at.y).toBeGreaterThanOrEqual(0);
      expect(at.y).toBeLessThanOrEqual(paper.height);
    }),
  );
});
