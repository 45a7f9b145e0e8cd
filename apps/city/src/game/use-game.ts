import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { CityActions } from './city-actions.ts';
import type { GameState } from './game-state.ts';
import type { MissionActions } from './mission-actions.ts';
import type { Game } from './open-game.ts';
import type { StartedGame } from './start-game.ts';

export type GameInHand = {
  game: Game;
  city: CityActions;
  missions: MissionActions;
  settings: SettingsStore;
  findClass: StartedGame['findClass'];
};

export const GameContext = createContext<GameInHand | null>(null);

/** The game of this page with what can be done in it. */
export function useGameInHand(): GameInHand {
  const hand = useContext(GameContext);
  if (!hand) throw new Error('There is no game around this part of the page.');
  return hand;
}

export function useGameState(): GameState {
  const { game } = useGameInHand();
  return useSyncExternalStore(game.subscribe, game.state);
}
