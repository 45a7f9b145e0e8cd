import { type AppMessage, type GameMessage, gameMessage, timings } from '@playforward/contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';

import { openLesson } from '../../game/game-store.ts';
import { type GameLinkEvent, newGameLink, nextGameLink, type Reply } from './game-link.ts';

type Init = Omit<Extract<AppMessage, { type: 'init' }>, 'source' | 'type' | 'missions'>;

type UseGameLink = {
  frame: RefObject<HTMLIFrameElement | null>;
  init: Init;
  onMessage: (message: GameMessage) => void;
};

/**
 * Talks with the game in the frame. A message counts only when it comes from the page's own origin and from that very
 * frame (D-117); what is of another shape is not for this page.
 */
export function useGameLink({ frame, init, onMessage }: UseGameLink): void {
  const tell = useEffectEvent(onMessage);
  const say = useEffectEvent((reply: Reply, missions: Extract<AppMessage, { type: 'init' }>['missions']) => {
    const message: AppMessage =
      reply === 'init'
        ? { source: 'stem-app', type: 'init', ...init, missions }
        : { source: 'stem-app', type: 'connect_ack' };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  });
  const { lesson_id: lessonId, lesson_title: title } = init;

  // Messages of other windows, the clock and the server are outside of React.
  useEffect(() => {
    let link = newGameLink;
    let left = false;
    const take = (event: GameLinkEvent) => {
      const next = nextGameLink(link, event);
      link = next.link;
      for (const reply of next.say) say(reply, link.missions ?? []);
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || !source || source !== frame.current?.contentWindow) return;
      const read = gameMessage.safeParse(data);
      if (!read.success) return;
      take({ kind: 'heard', message: read.data });
      tell(read.data);
    };
    window.addEventListener('message', hear);
    const wait = setTimeout(() => take({ kind: 'waited' }), timings.gameMissions);
    const missions = lessonId === null ? Promise.resolve([]) : openLesson({ id: lessonId, title });
    void missions.then((found) => {
      if (!left) take({ kind: 'missions', missions: found });
    });
    return () => {
      left = true;
      clearTimeout(wait);
      window.removeEventListener('message', hear);
    };
  }, [frame, lessonId, title]);
}
