import { type RaceState, raceStages } from '@playforward/race';
import { accountId } from '../../api/account-id.ts';

/** Rises when what is kept changes its shape; older races are not resumed. */
const version = 3;
/** Messages kept; older ones are only history. */
const mostMessages = 60;

export type RaceStore = {
  /** The race that was left, or null where there is none to go on with. */
  read: () => RaceState | null;
  write: (state: RaceState) => void;
  /** Makes this tab the one that plays; the others hear of it. */
  takeOver: () => void;
  /** Calls back when another tab has begun to play; answers how to stop that. */
  onTakenOver: (listener: () => void) => () => void;
};

/** Keeps the race of an account in this browser, so that a reload loses nothing. Closed storage keeps nothing. */
export function openRaceStore(email: string, tab: string): RaceStore {
  const race = `playforward_race_${accountId(email)}`;
  const player = `${race}_tab`;
  return {
    read: () => readKept(attempt(() => localStorage.getItem(race)) ?? null),
    write: (state) => {
      const messages = state.messages.slice(-mostMessages);
      attempt(() =>
        localStorage.setItem(
          race,
          JSON.stringify({ version, state: { ...state, messages } }, withoutTypeset),
        ),
      );
    },
    takeOver: () => attempt(() => localStorage.setItem(player, tab)),
    onTakenOver: (listener) => {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === player && newValue !== null && newValue !== tab) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** A kept race counts only when it is whole: the browser's storage may hold anything. */
function readKept(text: string | null): RaceState | null {
  const kept = attempt(() => JSON.parse(text ?? 'null', withoutTypeset) as unknown);
  if (!isObject(kept) || kept.version !== version || !isObject(kept.state)) return null;
  const { state } = kept;
  const places = [state.playerLocation, state.aiLocation, state.finalDestination];
  const lists = [
    'messages',
    'work',
    'recentChallenges',
    'challengeResults',
    'recentResults',
    'asked',
    'rematch',
  ];
  const isWhole =
    raceStages.some((stage) => stage === state.stage) &&
    isObject(state.profile) &&
    places.every((place) => isObject(place) && typeof place.x === 'number' && typeof place.y === 'number') &&
    lists.every((name) => Array.isArray(state[name])) &&
    typeof state.visit === 'string' &&
    typeof state.score === 'number' &&
    typeof state.nextId === 'number';
  return isWhole ? (state as unknown as RaceState) : null;
}

/** HTML is never taken from the browser's storage, where anything may stand; a resumed race shows plain sentences. */
function withoutTypeset(key: string, value: unknown): unknown {
  return key === 'typeset' ? null : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
