import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { CityWords } from '../../features/game-frame/city-words.ts';
import { type GameLesson, rememberLesson } from '../../features/game-frame/last-lesson.ts';
import { useLate } from '../../ui/use-late.ts';
import { useAgeQuestion } from '../use-age-question.tsx';

type CityDoor = {
  open: boolean;
  onClose: () => void;
  /** What the companion of the page says about the city. */
  onWords: (words: CityWords) => void;
  /** The way to another game. */
  others?: ReactNode;
};

/** The city of a page, open where its door says so. It is downloaded when it is first played. */
export function useCityRoom(
  lesson: GameLesson | null,
  { open, onClose, onWords, others }: CityDoor,
): ReactNode {
  const [GameRoom, want] = useLate(load);
  const { ask, question } = useAgeQuestion();
  const [id, title] = [lesson?.id, lesson?.title];

  // A game opened on a page without a lesson plays the one opened last.
  useEffect(() => {
    if (id !== undefined && title !== undefined) rememberLesson({ id, title });
  }, [id, title]);

  const fetchGame = useEffectEvent(async () => {
    if (!((await ask('city')) && (await want()))) onClose();
  });
  // The game is fetched from the server.
  useEffect(() => {
    if (open) void fetchGame();
  }, [open]);

  return (
    <>
      {GameRoom && (
        <GameRoom lesson={lesson} open={open} onClose={onClose} onWords={onWords} others={others} />
      )}
      {question}
    </>
  );
}

/** The game of a lesson: how to start it, and where it stands. */
export function useGameRoom(
  lesson: GameLesson,
  onWords: CityDoor['onWords'],
): { play: () => void; room: ReactNode } {
  const [open, setOpen] = useState(false);
  const room = useCityRoom(lesson, { open, onClose: () => setOpen(false), onWords });
  return { play: () => setOpen(true), room };
}

const load = async () => (await import('./game-room.tsx')).GameRoom;
