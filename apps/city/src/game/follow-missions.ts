import { fetchPractice } from '../judge/ask-judge.ts';
import type { HostLink } from '../link/host-link.ts';
import { type LoadedMissions, loadMissions } from '../missions/load-missions.ts';
import { readMissions } from '../missions/read-missions.ts';
import type { CitySession } from '../session/city-session.ts';
import type { GameEvent } from './game-state.ts';
import { gameText as text } from './text.ts';

type Parts = {
  session: CitySession;
  link: HostLink;
  lessonId: number | null;
  dispatch(event: GameEvent): void;
  notify(tone: 'info', sentence: string): void;
};

/**
 * Takes the missions that the page around the game hands over. A page that has none may have failed to load them, and a
 * game without a page has nobody to ask: then the game asks by itself, and says so where nothing could be loaded.
 */
export function followMissions({ session, link, lessonId, dispatch, notify }: Parts) {
  let given: readonly unknown[] | 'own' | null = null;
  const again = () => {
    const asked = given;
    const { phase, init } = link.state();
    dispatch({ kind: 'missions wanted' });
    void missionsOf(session, { lessonId: init?.lessonId ?? lessonId, isAlone: phase === 'alone' }).then(
      ({ missions, failed }) => {
        if (given === asked) dispatch({ kind: 'missions', list: missions, failed });
      },
    );
  };
  const take = (values: readonly unknown[]) => {
    const { missions, unread } = readMissions(values);
    dispatch({ kind: 'missions', list: missions, failed: false });
    if (unread > 0) notify('info', text.unread(unread));
  };
  return {
    again,
    /** The link has news; what was heard before is not taken twice. */
    look() {
      const { phase, init } = link.state();
      if (init && init.missions !== given) {
        given = init.missions;
        if (init.missions.length > 0) take(init.missions);
        else again();
      } else if (phase === 'alone' && given === null) {
        given = 'own';
        again();
      }
    },
  };
}

/** The missions of the lesson; without a host, some for everybody in a city that the page runs by itself. */
async function missionsOf(
  { kind }: CitySession,
  { lessonId, isAlone }: { lessonId: number | null; isAlone: boolean },
): Promise<LoadedMissions> {
  const loaded = await loadMissions(lessonId);
  // In a page that handed a student in, a session that ended is no empty list.
  if (!isAlone) return { ...loaded, failed: loaded.failed || loaded.signedOut };
  if (loaded.missions.length > 0 || kind !== 'private') return loaded;
  return { missions: await fetchPractice(), failed: false, signedOut: false };
}
