import type { WindowMission } from '@playforward/contract';

type MissionStatus = 'open' | 'started' | 'completed';
type MissionProgress = { status: MissionStatus; stars: number; attempts: number };

/** What lesson, city and race know together (D-147). */
export type GameState = {
  currentLessonId: number | null;
  currentLessonTitle: string;
  missions: readonly WindowMission[];
  currentMission: string | null;
  missionProgress: Readonly<Record<string, MissionProgress>>;
  completedMissions: readonly string[];
  missionsLoading: boolean;
  missionsError: 'failed' | 'invalid' | null;
};

export type GameEvent =
  | { kind: 'lesson'; id: number | null; title: string }
  | { kind: 'loading'; lessonId: number }
  | {
      kind: 'loaded';
      lessonId: number;
      missions: readonly WindowMission[];
      error: GameState['missionsError'];
    }
  | { kind: 'mission'; id: string }
  /** Another student is here: nothing of the one before stays (D-81). */
  | { kind: 'forget' }
  | ({ kind: 'progress'; missionId: string } & MissionProgress);

export const newGameState: GameState = {
  currentLessonId: null,
  currentLessonTitle: '',
  missions: [],
  currentMission: null,
  missionProgress: {},
  completedMissions: [],
  missionsLoading: false,
  missionsError: null,
};

export function nextGameState(state: GameState, event: GameEvent): GameState {
  switch (event.kind) {
    case 'lesson':
      if (event.id === state.currentLessonId) return { ...state, currentLessonTitle: event.title };
      return {
        ...newGameState,
        missionProgress: state.missionProgress,
        completedMissions: state.completedMissions,
        currentLessonId: event.id,
        currentLessonTitle: event.title,
      };
    case 'loading':
      if (event.lessonId !== state.currentLessonId) return state;
      return { ...state, missionsLoading: true, missionsError: null };
    case 'loaded':
      return loaded(state, event);
    case 'mission':
      return state.missions.some(({ id }) => id === event.id)
        ? { ...state, currentMission: event.id }
        : state;
    case 'progress':
      return progressed(state, event);
    case 'forget':
      return newGameState;
  }
}

/** Missions of a lesson that was left meanwhile are nobody's. */
function loaded(state: GameState, event: Extract<GameEvent, { kind: 'loaded' }>): GameState {
  if (event.lessonId !== state.currentLessonId) return state;
  const { missions, error } = event;
  const next = { ...state, missions, missionsLoading: false, missionsError: error };
  const kept = missions.some(({ id }) => id === state.currentMission);
  return { ...next, currentMission: kept ? state.currentMission : firstOpen(next) };
}

/** A mission once completed stays completed, and its best stars stay (D-148). */
function progressed(state: GameState, event: Extract<GameEvent, { kind: 'progress' }>): GameState {
  const { missionId, status, stars, attempts } = event;
  const before = state.missionProgress[missionId];
  const isDone = status === 'completed' || before?.status === 'completed';
  const progress: MissionProgress = {
    status: isDone ? 'completed' : status,
    stars: Math.max(stars, before?.stars ?? 0),
    attempts: Math.max(attempts, before?.attempts ?? 0),
  };
  const completed = new Set(state.completedMissions);
  if (isDone) completed.add(missionId);
  const next = {
    ...state,
    missionProgress: { ...state.missionProgress, [missionId]: progress },
    completedMissions: [...completed],
  };
  return isDone && state.currentMission === missionId ? { ...next, currentMission: firstOpen(next) } : next;
}

/** The first mission that is not completed, else the first. */
function firstOpen({ missions, completedMissions }: GameState): string | null {
  const open = missions.find(({ id }) => !completedMissions.includes(id));
  return (open ?? missions[0])?.id ?? null;
}

export function currentMission({ missions, currentMission: id }: GameState): WindowMission | null {
  return missions.find((mission) => mission.id === id) ?? null;
}
