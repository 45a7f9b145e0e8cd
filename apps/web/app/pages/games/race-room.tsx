import type { UserAnswer } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { myCareersQuery } from '../../features/careers/queries.ts';
import type { GameLesson } from '../../features/game-frame/last-lesson.ts';
import { RaceDialog } from '../../features/race/race-dialog.tsx';
import { openLesson } from '../../game/game-store.ts';

type RaceRoomProps = {
  user: UserAnswer;
  lesson: GameLesson | null;
  onClose: () => void;
  /** The way to another game. */
  others: ReactNode;
};

/** The race with the missions of the lesson opened last as its story (D-147). */
export function RaceRoom({ user, lesson, onClose, others }: RaceRoomProps) {
  const { data: mine } = useQuery(myCareersQuery);
  const [id, title] = [lesson?.id, lesson?.title];

  // Missions are the server's.
  useEffect(() => {
    if (id !== undefined && title !== undefined) void openLesson({ id, title });
  }, [id, title]);

  return (
    <RaceDialog
      email={user.email}
      userName={user.name}
      grade={mine?.grade ?? null}
      lessonId={id ?? null}
      onClose={onClose}
      others={others}
    />
  );
}
