import { openHostLink } from '../link/host-link.ts';
import { startSession, storageOf } from '../session/start-session.ts';
import { canDraw, readDevice } from '../settings/device.ts';
import { openSettingsStore, type SettingsStore } from '../settings/settings-store.ts';
import { openSoundBox } from '../sound/play-sound.ts';
import type { FrameQuery } from '../start/read-frame-query.ts';
import { type Game, openGame } from './open-game.ts';
import { gameText as text } from './text.ts';

export type StartedGame = { game: Game; settings: SettingsStore };
type Start = { ready: Promise<StartedGame>; close(): void };

/** Greets the host and opens the city at the same time; closing ends both, also when it comes before the city. */
export function startGame(query: FrameQuery): Start {
  const link = openHostLink();
  const sounds = openSoundBox();
  const settings = openSettingsStore({ storage: storageOf(), link, device: readDevice() });
  let closed = false;
  let game: Game | null = null;
  const rest = () => {
    const hidden = document.visibilityState === 'hidden';
    sounds.rest(hidden);
    game?.session.pause(hidden || link.state().paused);
  };
  document.addEventListener('visibilitychange', rest);

  const ready = startSession(query).then(({ session, sentence }) => {
    game = openGame({ session, link, sounds, wishes: settings.wishes, lessonId: query.lessonId });
    if (closed) end();
    if (sentence) game.notify('info', sentence);
    if (!canDraw()) {
      game.dispatch({ kind: 'map trouble' });
      game.lines.say(text.noMap);
    }
    return { game, settings };
  });
  const end = () => {
    game?.close();
    game?.session.close();
  };
  return {
    ready,
    close() {
      closed = true;
      document.removeEventListener('visibilitychange', rest);
      link.close();
      settings.close();
      end();
    },
  };
}
