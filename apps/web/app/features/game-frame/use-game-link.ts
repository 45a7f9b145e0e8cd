import { type AppMessage, type GameMessage, gameMessage, timings } from '@playforward/contract';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import { openLesson } from '../../game/game-store.ts';
import { type GameLink, type GameLinkEvent, newGameLink, nextGameLink, type PageWord } from './game-link.ts';

type Init = Omit<Extract<AppMessage, { type: 'init' }>, 'source' | 'type' | 'missions'>;

type UseGameLink = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The frame's address: another one is another game. */
  address: string | null;
  init: Init;
  paused: boolean;
  onMessage: (message: GameMessage) => void;
};

/**
 * Talks with the game in the frame. A message counts only when it comes from the page's own origin and from that very
 * frame (D-117); what is of another shape is not for this page.
 */
export function useGameLink({ frame, address, init, paused, onMessage }: UseGameLink): void {
  const link = useRef<GameLink>(newGameLink);
  const tell = useEffectEvent(onMessage);
  const take = useEffectEvent((event: GameLinkEvent) => {
    const next = nextGameLink(link.current, event);
    link.current = next.link;
    for (const reply of next.say) {
      const message = messageOf(reply, init, next.link);
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    }
  });
  const { lesson_id: lessonId, lesson_title: title, settings } = init;

  // Messages of other windows are outside of React.
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || !source || source !== frame.current?.contentWindow) return;
      const read = gameMessage.safeParse(data);
      if (!read.success) return;
      take({ kind: 'heard', message: read.data });
      tell(read.data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);

  // The clock and the server are outside of React; another lesson begins anew.
  useEffect(() => {
    let left = false;
    link.current = { ...link.current, greeted: false, missions: null };
    const wait = setTimeout(() => take({ kind: 'waited' }), timings.gameMissions);
    const missions = lessonId === null ? Promise.resolve([]) : openLesson({ id: lessonId, title });
    void missions.then((found) => {
      if (!left) take({ kind: 'missions', missions: found });
    });
    return () => {
      left = true;
      clearTimeout(wait);
    };
  }, [lessonId, title]);

  useEffect(() => take({ kind: 'opened', address }), [address]);
  useEffect(() => take({ kind: 'settings', settings }), [settings]);
  useEffect(() => take({ kind: 'rest', paused }), [paused]);
}

function messageOf(reply: PageWord, init: Init, { missions, settings }: GameLink): AppMessage {
  const source = 'stem-app';
  if (reply === 'init') return { source, type: 'init', ...init, missions: missions ?? [] };
  if (reply === 'settings') return { source, type: 'settings', settings: settings ?? init.settings };
  return { source, type: reply };
}
