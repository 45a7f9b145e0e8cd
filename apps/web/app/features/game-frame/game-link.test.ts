import type { GameMessage } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import { type GameLink, type GameLinkEvent, newGameLink, nextGameLink } from './game-link.ts';

const heard = (type: 'connect' | 'connect_ack'): GameLinkEvent => ({
  kind: 'heard',
  message: { source: 'godot-game', type, version: 1 } as GameMessage,
});
const graph: GameLinkEvent = {
  kind: 'heard',
  message: { source: 'godot-game', type: 'open_react_graph' } as GameMessage,
};
const missions: GameLinkEvent = { kind: 'missions', missions: [{ id: 'pump', title: 'Pump' }] };
const waited: GameLinkEvent = { kind: 'waited' };
const settings: GameLinkEvent = {
  kind: 'settings',
  settings: { volume: 1, muted: false, reducedMotion: false },
};
const opened = (address: string): GameLinkEvent => ({ kind: 'opened', address });
const rest = (paused: boolean): GameLinkEvent => ({ kind: 'rest', paused });

function run(...events: GameLinkEvent[]) {
  let link: GameLink = newGameLink;
  const said = events.map((event) => {
    const next = nextGameLink(link, event);
    link = next.link;
    return next.say;
  });
  return { link, said };
}

describe('the handshake', () => {
  test.each([
    ['connect first, missions later', [heard('connect'), missions], [['connect_ack'], ['init']]],
    ['missions first, connect later', [missions, heard('connect')], [[], ['connect_ack', 'init']]],
    ['no missions in time', [heard('connect'), waited], [['connect_ack'], ['init']]],
    ['missions after the wait', [heard('connect'), waited, missions], [['connect_ack'], ['init'], ['init']]],
    ['missions in time', [heard('connect'), missions, waited], [['connect_ack'], ['init'], []]],
    ['waited before the game connects', [waited, heard('connect')], [[], ['connect_ack', 'init']]],
    ['a repeated connect', [heard('connect'), heard('connect')], [['connect_ack'], ['connect_ack']]],
    [
      'the game acknowledges',
      [heard('connect'), missions, heard('connect_ack')],
      [['connect_ack'], ['init'], ['init']],
    ],
    ['the game acknowledges too early', [heard('connect'), heard('connect_ack')], [['connect_ack'], []]],
    ['an acknowledgement of nothing', [missions, heard('connect_ack')], [[], []]],
    ['a pause before it connects', [rest(true), heard('connect')], [[], ['connect_ack', 'pause']]],
    [
      'a pause and its end',
      [heard('connect'), rest(true), rest(true), rest(false)],
      [['connect_ack'], ['pause'], [], ['resume']],
    ],
    ['other settings', [settings, heard('connect'), settings], [[], ['connect_ack'], ['settings']]],
    [
      'another game in the frame',
      [opened('/a'), heard('connect'), opened('/a'), settings, opened('/b'), settings, heard('connect')],
      [[], ['connect_ack'], [], ['settings'], [], [], ['connect_ack']],
    ],
    ['a graph', [heard('connect'), missions, graph], [['connect_ack'], ['init'], []]],
  ] satisfies [string, GameLinkEvent[], string[][]][])(
    'with %s [R-088] [R-089] [R-090] [D-116]',
    (_, events, said) => {
      expect(run(...events).said).toEqual(said);
    },
  );

  test('without missions in time goes on with none, and with those that come', () => {
    expect(run(heard('connect'), waited).link.missions).toEqual([]);
    expect(run(heard('connect'), waited, missions).link.missions).toHaveLength(1);
  });
});
