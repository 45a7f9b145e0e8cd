import { useEffect, useReducer } from 'react';
import { useOnline } from '../../ui/use-online.ts';
import { fetchTicket } from './fetch-ticket.ts';
import { frameAddress } from './frame-address.ts';
import { type FrameState, newFrame, nextFrame } from './frame-state.ts';

export type GameFrame = { state: FrameState; onLoaded: () => void; again: () => void };

/** Fetches a ticket before the frame opens, watches the line, and opens the game anew on wish. */
export function useGameFrame(lessonId: number | null): GameFrame {
  const [state, dispatch] = useReducer(nextFrame, newFrame);
  const { round } = state;
  const online = useOnline();

  // Tickets are the server's; each opens one frame.
  useEffect(() => {
    void fetchTicket(lessonId).then(({ ticket, alias }) => {
      const address = frameAddress(lessonId, ticket);
      dispatch({ kind: 'ticket', round, address, alias, alone: ticket === '' });
    });
  }, [lessonId, round]);

  // The line is the browser's.
  useEffect(() => dispatch({ kind: 'line', online }), [online]);

  return {
    state,
    onLoaded: () => dispatch({ kind: 'loaded' }),
    again: () => dispatch({ kind: 'again' }),
  };
}
