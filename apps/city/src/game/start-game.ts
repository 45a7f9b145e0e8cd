import { openJudge } from '../judge/ask-judge.ts';
import { progressWord } from '../link/game-words.ts';
import { type HostLink, openHostLink } from '../link/host-link.ts';
import { openRunReports } from '../record/run-reports.ts';
import { browserStorage } from '../session/browser-storage.ts';
import type { CitySession } from '../session/city-session.ts';
import { findClass, startSession } from '../session/start-session.ts';
import { sessionText } from '../session/text.ts';
import { canDraw, readDevice } from '../settings/device.ts';
import { openSettingsStore, type SettingsStore } from '../settings/settings-store.ts';
import { openSoundBox } from '../sound/play-sound.ts';
import type { FrameQuery } from '../start/read-frame-query.ts';
import { type Game, openGame } from './open-game.ts';
import { gameText as text } from './text.ts';

export type StartedGame = {
  game: Game;
  settings: SettingsStore;
  /** Looks for the class's city once more and goes there; null where the page is there, or never was to be. */
  findClass: (() => Promise<void>) | null;
};
type Start = { close(): void };

/**
 * Greets the host and opens the city at the same time; `show` hears of the game, and of the next one when the class's
 * city is found after all. Closing ends everything, also when it comes before the city.
 */
export function startGame(query: FrameQuery, show: (started: StartedGame) => void): Start {
  const link = openHostLink();
  const sounds = openSoundBox();
  const settings = openSettingsStore({ storage: browserStorage(), link, device: readDevice() });
  const reports = openReports(link);
  const judge = openJudge({
    onJudgedHere: ({ attemptId, mission, inputs, prediction }) =>
      reports.add({ attemptId, missionId: mission.id, inputs, prediction }),
  });
  let closed = false;
  let game: Game | null = null;
  const rest = () => {
    const hidden = document.visibilityState === 'hidden';
    sounds.rest(hidden);
    game?.session.pause(hidden || link.state().paused);
  };
  document.addEventListener('visibilitychange', rest);

  const end = () => {
    game?.close();
    game?.session.close();
  };
  const play = (session: CitySession, sentence: string | null, isAway: boolean) => {
    end();
    game = openGame({ session, link, sounds, wishes: settings.wishes, lessonId: query.lessonId });
    if (closed) return end();
    if (sentence) game.notify('info', sentence);
    if (!canDraw()) {
      game.dispatch({ kind: 'map trouble' });
      game.lines.say(text.noMap);
    }
    show({ game, settings, findClass: isAway ? lookAgain : null });
  };
  const lookAgain = async () => {
    const found = await findClass(query.lessonId);
    if (closed) return typeof found === 'object' ? found?.close() : undefined;
    if (found === 'signed-out') game?.notify('info', sessionText.signedOut);
    else if (found) play(found, sessionText.classFound, false);
    else game?.notify('info', sessionText.stillAway);
  };
  void startSession(query, { judge }).then(({ session, sentence, isAway }) =>
    play(session, sentence, isAway),
  );
  return {
    close() {
      closed = true;
      document.removeEventListener('visibilitychange', rest);
      link.close();
      settings.close();
      reports.close();
      end();
    },
  };
}

/** Runs that were judged here go to the record of whom the page around the game names; it hears what was kept. */
function openReports(link: HostLink) {
  const reports = openRunReports({
    storage: browserStorage(),
    random: Math.random,
    onLine(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    onKept: ({ mission_id: missionId, best_stars: stars, attempts }) =>
      link.say(progressWord({ missionId, status: 'run', stars, attempts })),
  });
  link.subscribe(() => reports.serve(link.state().init?.userMark ?? ''));
  return reports;
}
