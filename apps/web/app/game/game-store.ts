import type { GameMessage, WindowMission } from '@playforward/contract';
import { useSyncExternalStore } from 'react';
import { type GameEvent, type GameState, newGameState, nextGameState } from './game-state.ts';
import { loadMissions } from './load-missions.ts';

/** One store for lesson, city and race (D-147), for as long as the page lives. */
let state = newGameState;
const listeners = new Set<() => void>();
let underWay: { lessonId: number; missions: Promise<WindowMission[]> } | null = null;

export function readGame(): GameState {
  return state;
}

export function tellGame(event: GameEvent): void {
  const next = nextGameState(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

export function useGame(): GameState {
  return useSyncExternalStore(subscribe, readGame, readGame);
}

/** Makes a lesson the current one and loads its missions; asked twice at once, the server is asked once. */
export function openLesson(lesson: { id: number; title: string }): Promise<WindowMission[]> {
  tellGame({ kind: 'lesson', ...lesson });
  if (underWay?.lessonId === lesson.id) return underWay.missions;
  tellGame({ kind: 'loading', lessonId: lesson.id });
  const missions = loadMissions(lesson.id).then(({ missions, error }) => {
    if (underWay?.lessonId === lesson.id) underWay = null;
    tellGame({ kind: 'loaded', lessonId: lesson.id, missions, error });
    return missions;
  });
  underWay = { lessonId: lesson.id, missions };
  return missions;
}

/** Takes what the city says about a mission; a mission that was built for good is completed (D-148). */
export function hearMission(message: GameMessage): void {
  if (message.type !== 'mission_progress') return;
  const { mission_id: missionId, stars, attempts } = message;
  const status = message.status === 'committed' ? 'completed' : 'started';
  tellGame({ kind: 'progress', missionId, status, stars, attempts });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
