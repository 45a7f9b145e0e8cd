import { describe, expect, test } from 'vitest';
import { type FrameEvent, frameNote, newFrame, nextFrame } from './frame-state.ts';

const after = (...events: FrameEvent[]) => events.reduce(nextFrame, newFrame);
const ticket = {
  kind: 'ticket',
  round: 0,
  address: '/stem-city/?a',
  alias: 'Bold Finch',
  alone: false,
} as const;
const own: FrameEvent = { kind: 'ticket', round: 0, address: '/stem-city/', alias: '', alone: true };
const offline: FrameEvent = { kind: 'line', online: false };
const online: FrameEvent = { kind: 'line', online: true };

describe('the city in its frame', () => {
  test('has no address until the ticket is there, and is then loaded', () => {
    expect(newFrame.address).toBeNull();
    expect(after(ticket)).toMatchObject({ address: '/stem-city/?a', alias: 'Bold Finch', loaded: false });
    expect(after(ticket, { kind: 'loaded' }).loaded).toBe(true);
  });

  test.each<[string, FrameEvent[], ReturnType<typeof frameNote>]>([
    ['nothing with a ticket and a line', [ticket], null],
    ['that the city is a private one without a ticket', [own], 'alone'],
    ['that the line is lost', [ticket, offline], 'offline'],
    ['nothing once it is back: the game goes back in by itself', [ticket, offline, online], null],
    ['that the city is a private one when the line is back', [own, offline, online], 'alone'],
    ['nothing of a line that was never lost', [ticket, online], null],
  ])('says %s', (_, events, note) => {
    expect(frameNote(after(...events))).toBe(note);
  });

  test('takes no ticket that was asked for before it was opened again', () => {
    expect(after({ kind: 'again' }, ticket).address).toBeNull();
    expect(after({ kind: 'again' }, { ...ticket, round: 1 }).address).toBe('/stem-city/?a');
  });

  test('is fetched anew when it is opened again, and a lost line stays lost', () => {
    expect(after(ticket, { kind: 'loaded' }, offline, { kind: 'again' })).toEqual({
      ...newFrame,
      round: 1,
      offline: true,
    });
  });
});
