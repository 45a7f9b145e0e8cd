import { timings } from '@playforward/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { wantsLessMotion } from '../../../preferences/apply-preferences.ts';
import { changeSnake, type SnakeEvent, type SnakeNews, type SnakeState, startSnake } from './snake-state.ts';

type Snake = { state: SnakeState; send: (event: SnakeEvent) => void; play: () => void };

/** One running game: the clock, the hidden tab and chance around the pure rules. News is told once, when it happens. */
export function useSnake(onNews: (news: readonly SnakeNews[]) => void): Snake {
  // With less motion nothing starts to move by itself.
  const [state, setState] = useState(() =>
    startSnake(Math.random(), { phase: wantsLessMotion() ? 'ready' : 'running' }),
  );
  const current = useRef(state);

  function send(event: SnakeEvent): void {
    const next = changeSnake(current.current, event);
    if (next.news.length > 0) onNews(next.news);
    current.current = next;
    setState(next);
  }

  const tick = useEffectEvent(() => send({ type: 'tick', chance: Math.random() }));
  const pause = useEffectEvent(() => send({ type: 'pause' }));

  // The clock is outside of React.
  useEffect(() => {
    if (state.phase !== 'running') return;
    const timer = setInterval(tick, timings.snakeTick);
    return () => clearInterval(timer);
  }, [state.phase]);

  // Nobody steers in a tab that is not seen; the game stays paused until somebody does.
  useEffect(() => {
    const onChange = () => document.visibilityState === 'hidden' && pause();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return { state, send, play: () => send({ type: 'play', chance: Math.random() }) };
}
