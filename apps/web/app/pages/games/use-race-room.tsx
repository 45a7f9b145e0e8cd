import type { UserAnswer } from '@playforward/contract';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { GameLesson } from '../../features/game-frame/last-lesson.ts';
import { useLate } from '../../ui/use-late.ts';

type RaceDoor = {
  user: UserAnswer;
  lesson: GameLesson | null;
  open: boolean;
  onClose: () => void;
  /** The way to another game. */
  others: ReactNode;
};

/** The race of the dashboard, open where its door says so. It is downloaded when it is first wanted. */
export function useRaceRoom({ user, lesson, open, onClose, others }: RaceDoor): ReactNode {
  const [RaceRoom, want] = useLate(load);
  const fetchRace = useEffectEvent(async () => {
    if (!(await want())) onClose();
  });

  // The race is fetched from the server.
  useEffect(() => {
    if (open) void fetchRace();
  }, [open]);

  return open && RaceRoom && <RaceRoom user={user} lesson={lesson} onClose={onClose} others={others} />;
}

const load = async () => (await import('./race-room.tsx')).RaceRoom;
