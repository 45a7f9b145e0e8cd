import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyPad, type Line, nextPad, type Pad, type PadEvent, visibleLines } from './pad-state.ts';

const line = (x: number): Line => ({ kind: 'line', tool: 'navy', points: [{ x, y: 0 }] });
const [first, second] = [line(1), line(2)];
const after = (...events: PadEvent[]) => events.reduce(nextPad, emptyPad);
const drawn = (mark: Line): PadEvent => ({ kind: 'drawn', mark });
const seen = (pad: Pad) => visibleLines(pad);

describe('the pad', () => {
  test('shows what was drawn over the saved picture', () => {
    expect(seen(after(drawn(first), drawn(second)))).toEqual({ lines: [first, second], onPicture: true });
  });

  test('shows nothing once it is cleared, and only what is drawn afterwards [L-116]', () => {
    expect(seen(after(drawn(first), { kind: 'clear' }))).toEqual({ lines: [], onPicture: false });
    expect(seen(after(drawn(first), { kind: 'clear' }, drawn(second)))).toEqual({
      lines: [second],
      onPicture: false,
    });
  });

  test('undoes and redoes lines and clearing, one after another', () => {
    const cleared = after(drawn(first), drawn(second), { kind: 'clear' });
    const undone = nextPad(cleared, { kind: 'undo' });
    expect(seen(undone).lines).toEqual([first, second]);
    expect(seen(nextPad(undone, { kind: 'undo' })).lines).toEqual([first]);
    expect(nextPad(undone, { kind: 'redo' })).toEqual(cleared);
  });

  test('forgets what was undone once something new is drawn', () => {
    const pad = after(drawn(first), { kind: 'undo' }, drawn(second));
    expect(nextPad(pad, { kind: 'redo' })).toBe(pad);
  });

  test('changes nothing where there is nothing to undo, to redo or to clear again', () => {
    for (const kind of ['undo', 'redo'] as const) expect(nextPad(emptyPad, { kind })).toBe(emptyPad);
    const cleared = after({ kind: 'clear' });
    expect(nextPad(cleared, { kind: 'clear' })).toBe(cleared);
  });

  test('opened again keeps what is drawn, and shows the saved picture when it was cleared [D-87]', () => {
    const pad = after(drawn(first), { kind: 'clear' }, drawn(second));
    expect(nextPad(pad, { kind: 'opened' })).toBe(pad);
    expect(nextPad(after(drawn(first), { kind: 'clear' }), { kind: 'opened' })).toEqual(emptyPad);
  });
});

test('as many redos as undos bring back the same pad', () => {
  const event = fc.constantFrom<PadEvent>(drawn(first), drawn(second), { kind: 'clear' });
  fc.assert(
    fc.property(fc.array(event), fc.nat(20), (events, times) => {
      const pad = after(...events);
      const back = Math.min(times, pad.marks.length);
      const repeat = (kind: 'undo' | 'redo', from: Pad) =>
        Array.from({ length: back }).reduce<Pad>((state) => nextPad(state, { kind }), from);
      expect(repeat('redo', repeat('undo', pad)).marks).toEqual(pad.marks);
    }),
  );
});
