import { describe, expect, test } from 'vitest';
import { readHostMessage } from './host-message.ts';
import { type LinkEvent, type LinkState, mostTicks, newLink, nextLink } from './link-state.ts';

const settings = { volume: 0.4, muted: false, reducedMotion: true, contrast: false };
const initMessage = {
  source: 'stem-app',
  type: 'init',
  lesson_id: 3,
  lesson_title: 'Unit rates',
  missions: [{ id: 'a' }],
  user: { name: 'Maya' },
  settings,
};

function heard(data: unknown): LinkEvent {
  const message = readHostMessage(data);
  if (!message) throw new Error('The message was not understood.');
  return { kind: 'heard', message };
}

function play(events: LinkEvent[], from: LinkState = newLink): { link: LinkState; connects: number } {
  let link = from;
  let connects = 0;
  for (const event of events) {
    const next = nextLink(link, event);
    link = next.link;
    if (next.say) connects++;
  }
  return { link, connects };
}

const ticks = (count: number): LinkEvent[] => Array.from({ length: count }, () => ({ kind: 'tick' }));

describe('the handshake from inside the frame', () => {
  test('calls on each tick, twenty times at most, and then goes on alone [R-088]', () => {
    expect(play(ticks(mostTicks))).toMatchObject({ connects: 20, link: { phase: 'calling' } });
    expect(play(ticks(40))).toMatchObject({ connects: 20, link: { phase: 'alone' } });
  });

  test('stops calling once it is acknowledged, and is hosted with the init [R-089] [R-090]', () => {
    const acknowledged = play([...ticks(3), heard({ source: 'stem-app', type: 'connect_ack' }), ...ticks(5)]);
    expect(acknowledged).toMatchObject({ connects: 3, link: { phase: 'acknowledged' } });
    const { link } = play([heard(initMessage), ...ticks(50)], acknowledged.link);
    expect(link).toMatchObject({ phase: 'hosted', init: { lessonId: 3, userName: 'Maya', settings } });
  });

  test('goes on alone when nothing follows the acknowledgement', () => {
    const events = [heard({ source: 'stem-app', type: 'connect_ack' }), ...ticks(21)];
    expect(play(events)).toMatchObject({ connects: 0, link: { phase: 'alone' } });
  });

  test('takes a host that speaks up late, and an init that comes twice', () => {
    const late = play([...ticks(30), heard(initMessage)]).link;
    expect(late.phase).toBe('hosted');
    const again = play([heard({ ...initMessage, missions: [] })], late).link;
    expect(again.init?.missions).toEqual([]);
    expect(play([heard({ source: 'stem-app', type: 'connect_ack' })], again).link.phase).toBe('hosted');
  });

  test('takes settings, pause and resume at any time', () => {
    const { link } = play([
      heard(initMessage),
      heard({ source: 'stem-app', type: 'settings', settings: { volume: 7, muted: true } }),
      heard({ source: 'stem-app', type: 'pause' }),
    ]);
    expect(link.paused).toBe(true);
    expect(link.init?.settings).toEqual({ volume: 1, muted: true, reducedMotion: false, contrast: false });
    expect(play([heard({ source: 'stem-app', type: 'resume' })], link).link.paused).toBe(false);
    const early = heard({ source: 'stem-app', type: 'settings', settings: {} });
    expect(play([early]).link.init).toBeNull();
  });
});

describe('a message that is not for the game', () => {
  test.each([
    'connect_ack',
    null,
    [],
    { type: 'connect_ack' },
    { source: 'godot-game', type: 'connect_ack' },
    { source: 'stem-app', type: 'dance' },
    { source: 'stem-app', type: 'init', missions: 'many' },
    { source: 'stem-app', type: 'settings', settings: 4 },
  ])('is not read: %j', (data) => expect(readHostMessage(data)).toBeNull());

  test('says as much as can be read of an init with gaps', () => {
    expect(readHostMessage({ source: 'stem-app', type: 'init', missions: [], lesson_id: 'x' })).toEqual({
      type: 'init',
      init: {
        lessonId: null,
        lessonTitle: '',
        missions: [],
        userName: '',
        userMark: '',
        settings: { volume: 0.5, muted: false, reducedMotion: false, contrast: false },
      },
    });
  });
});
