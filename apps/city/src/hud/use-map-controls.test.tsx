import { placementAt, plotTiles, tileOf, xOf, yOf } from '@playforward/city-sim';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cityActions } from '../game/city-actions.ts';
import { missionActions } from '../game/mission-actions.ts';
import { type Game, openGame } from '../game/open-game.ts';
import { GameContext } from '../game/use-game.ts';
import type { HostLink } from '../link/host-link.ts';
import { newLink } from '../link/link-state.ts';
import { openPrivateSession } from '../session/private-session.ts';
import { openSettingsStore } from '../settings/settings-store.ts';
import { openSoundBox } from '../sound/play-sound.ts';
import { useMapControls } from './use-map-controls.ts';

let game: Game;
let press: (key: string) => void;

beforeEach(() => {
  const link: HostLink = {
    state: () => newLink,
    subscribe: () => () => undefined,
    say: () => undefined,
    close: () => undefined,
  };
  const device = {
    lessMotion: true,
    contrast: false,
    dark: false,
    cores: 4,
    memory: 4,
    software: true,
    measured: null,
  };
  const settings = openSettingsStore({ storage: null, link, device });
  const session = openPrivateSession({ storage: null, seed: 5, still: true });
  game = openGame({ session, link, sounds: openSoundBox(), wishes: settings.wishes, lessonId: null });
  const hand = { game, settings, city: cityActions(game), missions: missionActions(game), findClass: null };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GameContext.Provider value={hand}>{children}</GameContext.Provider>
  );
  const { result } = renderHook(() => useMapControls(null), { wrapper });
  // The controls of the first moment, as a key finds them that comes before the map is shown anew.
  const first = result.current;
  press = (key) => {
    const event = { key, ctrlKey: false, metaKey: false, altKey: false, preventDefault: () => undefined };
    first.press(event as unknown as KeyboardEvent);
  };
});
afterEach(() => {
  cleanup();
  game.close();
  game.session.close();
});

test('keys that come faster than the map is shown each count: the cursor walks, and what is held is set down', () => {
  const middle = plotTiles(game.session.plot)[24] ?? 0;
  const target = tileOf(xOf(middle) + 1, yOf(middle) - 2);
  act(() => {
    for (const key of ['Home', 'ArrowRight', 'ArrowUp', 'ArrowUp']) press(key);
    expect(game.state().cursor).toBe(target);
    game.dispatch({ kind: 'tool', tool: { kind: 'place', type: 'fountain', params: {} } });
    press('Enter');
  });
  expect(placementAt(game.session.city(), target)?.type).toBe('fountain');
  act(() => {
    press('Escape');
    press('Delete');
  });
  expect(placementAt(game.session.city(), target)).toBeNull();
});
