import { type ReactNode, useState } from 'react';
import { useLate } from '../ui/use-late.ts';

type GameLesson = { id: number; title: string } | null;

/** The game of a page: how to start it, and where it stands. It is downloaded when it is first played. */
export function useGameRoom(
  lesson: GameLesson,
  userName: string,
): { play: () => Promise<void>; room: ReactNode } {
  const [open, setOpen] = useState(false);
  const [GameRoom, want] = useLate(load);
  return {
    play: async () => {
      if (await want()) setOpen(true);
    },
    room: GameRoom && <GameRoom {...{ lesson, userName, open }} onClose={() => setOpen(false)} />,
  };
}

const load = async () => (await import('./game-room.tsx')).GameRoom;
