import type { TownAnswer } from '@playforward/contract';
import type { GameEvent } from '../game/game-state.ts';
import type { HostLink } from '../link/host-link.ts';
import { hasSession } from '../session/call-server.ts';
import { buildingName } from './building-name.ts';
import { loadTown } from './load-town.ts';
import { townText as text } from './text.ts';

type Parts = {
  link: HostLink;
  lessonId: number | null;
  before(): TownAnswer | null;
  dispatch(event: GameEvent): void;
  notify(tone: 'good', sentence: string): void;
};

/** Asks for the town, and tells of what has grown or opened since it was asked before. */
export function followTown({ link, lessonId, before, dispatch, notify }: Parts) {
  let askedFor: number | null | undefined;
  // The page around the game says which lesson it is.
  const lesson = () => link.state().init?.lessonId ?? lessonId;
  const renew = async () => {
    // A page by itself asks no server for what nobody can have built up.
    if (!hasSession() && link.state().phase !== 'hosted') return;
    const town = await loadTown(lesson());
    const known = before();
    // A line that is gone takes nothing away that was there.
    if (!town && known) return;
    dispatch({ kind: 'town', town });
    if (!town || !known) return;
    for (const sentence of newsSince(known, town)) notify('good', sentence);
  };
  return {
    again: () => void renew(),
    /** The link has news: another lesson has another town. */
    look() {
      if (askedFor === lesson()) return;
      askedFor = lesson();
      void renew();
    },
  };
}

export function newsSince(before: TownAnswer, now: TownAnswer): string[] {
  const stillClosed = new Set(now.closed.map(({ building }) => building));
  const opened = before.closed.filter(({ building }) => !stillClosed.has(building));
  return [
    ...(now.step > before.step ? [text.grown(now.stage, now.step)] : []),
    ...opened.map(({ building }) => text.opened(buildingName(building))),
  ];
}
