import { cityLimits } from '@playforward/contract';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useOnline } from '../../ui/use-online.ts';
import { fetchTicket } from './fetch-ticket.ts';
import { frameAddress } from './frame-address.ts';
import { type FrameEvent, type FrameState, newFrame, nextFrame } from './frame-state.ts';

export type GameFrame = { state: FrameState; onLoaded: () => void; again: () => void };

/** Fetches a ticket before the frame opens, watches the line, and opens the game anew on wish. */
export function useGameFrame(lessonId: number | null): GameFrame {
  const [state, dispatch] = useReducer(next, newFrame);
  const [round, setRound] = useState(0);
  const online = useOnline();

  // Tickets are the server's; each opens one frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another frame
  useEffect(() => {
    let left = false;
    void fetchTicket(lessonId).then((ticket) => {
      if (left) return;
      dispatch({ kind: 'ticket', address: frameAddress(lessonId, ticket), alone: ticket === '' });
    });
    return () => {
      left = true;
    };
  }, [lessonId, round]);

  const notice = useEffectEvent(() => dispatch({ kind: 'line', online, at: Date.now() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the line is noticed when it happens
  useEffect(() => notice(), [online]);

  return {
    state,
    onLoaded: () => dispatch({ kind: 'loaded' }),
    again: () => {
      dispatch({ kind: 'again' });
      setRound(round + 1);
    },
  };
}

function next(state: FrameState, event: FrameEvent): FrameState {
  return nextFrame(state, event, cityLimits.reconnectSeconds * 1000);
}
