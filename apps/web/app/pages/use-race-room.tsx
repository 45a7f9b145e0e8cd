import type { UserAnswer } from '@playforward/contract';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { GameLesson } from '../features/game-frame/last-lesson.ts';
import { useLate } from '../ui/use-late.ts';

/** The race of the dashboard: open where the address says so (D-121), downloaded when it is first wanted. */
export function useRaceRoom(
  user: UserAnswer,
  lesson: GameLesson | null,
): { play: () => void; room: ReactNode } {
  const [search, setSearch] = useSearchParams();
  const [RaceRoom, want] = useLate(load);
  const open = search.get('game') === 'race';
  const close = () => setSearch({}, { replace: true, preventScrollReset: true });
  const fetchRace = useEffectEvent(async () => {
    if (!(await want())) close();
  });

  // The race is fetched from the server.
  useEffect(() => {
    if (open) void fetchRace();
  }, [open]);

  return {
    play: () => setSearch({ game: 'race' }, { preventScrollReset: true }),
    room: open && RaceRoom && <RaceRoom {...{ user, lesson }} onClose={close} />,
  };
}

const load = async () => (await import('./race-room.tsx')).RaceRoom;
