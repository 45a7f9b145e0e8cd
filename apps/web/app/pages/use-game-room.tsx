import { type ReactNode, useEffect, useState } from 'react';
import { type GameLesson, rememberLesson } from '../features/game-frame/last-lesson.ts';
import { useLate } from '../ui/use-late.ts';

/** The game of a page: how to start it, and where it stands. It is downloaded when it is first played. */
export function useGameRoom(
  lesson: GameLesson | null,
  userName: string,
): { play: () => Promise<void>; room: ReactNode } {
  const [open, setOpen] = useState(false);
  const [GameRoom, want] = useLate(load);
  const [id, title] = [lesson?.id, lesson?.title];

  // A game opened on a page without a lesson plays the one opened last.
  useEffect(() => {
    if (id !== undefined && title !== undefined) rememberLesson({ id, title });
  }, [id, title]);

  return {
    play: async () => {
      if (await want()) setOpen(true);
    },
    room: GameRoom && <GameRoom {...{ lesson, userName, open }} onClose={() => setOpen(false)} />,
  };
}

const load = async () => (await import('./game-room.tsx')).GameRoom;
