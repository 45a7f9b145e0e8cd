import { describe, expect, test } from 'vitest';
import { type FrameEvent, frameNote, newFrame, nextFrame } from './frame-state.ts';

const seatMs = 60_000;
const after = (...events: FrameEvent[]) =>
  events.reduce((state, event) => nextFrame(state, event, seatMs), newFrame);
const ticket = { kind: 'ticket', round: 0, address: '/stem-city/?a', alone: false } as const;
const own: FrameEvent = { kind: 'ticket', round: 0, address: '/stem-city/', alone: true };
const offline = (at: number): FrameEvent => ({ kind: 'line', online: false, at });
const online = (at: number): FrameEvent => ({ kind: 'line', online: true, at });

describe('the city in its frame', () => {
  test('has no address until the ticket is there, and is then loaded', () => {
    expect(newFrame.address).toBeNull();
    expect(after(ticket)).toMatchObject({ address: '/stem-city/?a', loaded: false });
    expect(after(ticket, { kind: 'loaded' }).loaded).toBe(true);
  });

  test.each<[string, FrameEvent[], ReturnType<typeof frameNote>]>([
    ['nothing with a ticket and a line', [ticket], null],
    ['that the city is a private one without a ticket', [own], 'alone'],
    ['that the line is lost', [ticket, offline(5)], 'offline'],
    ['nothing once it is back soon', [ticket, offline(5), online(50_000)], null],
    ['that the seat is lost after more than a minute', [ticket, offline(5), online(60_006)], 'seat-lost'],
    ['no lost seat in a private city', [own, offline(5), online(90_000)], 'alone'],
    [
      'the first loss when it is told twice',
      [ticket, offline(5), offline(50_000), online(60_006)],
      'seat-lost',
    ],
    ['nothing of a line that was never lost', [ticket, online(5)], null],
    ['nothing once the city is opened again', [ticket, offline(5), online(90_000), { kind: 'again' }], null],
  ])('says %s', (_, events, note) => {
    expect(frameNote(after(...events))).toBe(note);
  });

  test('takes no ticket that was asked for before it was opened again', () => {
    expect(after({ kind: 'again' }, ticket).address).toBeNull();
    expect(after({ kind: 'again' }, { ...ticket, round: 1 }).address).toBe('/stem-city/?a');
  });

  test('is fetched anew when it is opened again, and a lost line stays lost', () => {
    expect(after(ticket, { kind: 'loaded' }, offline(5), { kind: 'again' })).toEqual({
      ...newFrame,
      round: 1,
      lostAt: 5,
    });
  });
});
