import { raceRules } from './race-rules.ts';
import type { RaceMessage, RaceState } from './race-state.ts';
import { raceText } from './text.ts';

/** What a new race of any kind starts from. */
export const freshRace = {
  started: false,
  playerLocation: raceRules.start,
  aiLocation: raceRules.start,
  finalDestination: raceRules.destination,
  turn: 'player',
  score: 0,
  currentChallenge: null,
  recentChallenges: [],
  gameOver: false,
  winner: null,
  challengeResults: [],
  hintUsage: 0,
  asked: [],
  rematch: [],
} as const satisfies Partial<RaceState>;

export type RaceOrigin = {
  readonly lessonId?: number | null;
  /** Drawn at random, of letters, digits and hyphens. */
  readonly visit?: string;
  /** Known from an earlier visit: the talk about them is skipped and the rules stand first. */
  readonly profile?: RaceState['profile'];
};

/** The race as it opens: Orbit greets and asks for the name, or goes to the rules with a known learner. */
export function createRace({ lessonId = null, profile, visit = 'visit' }: RaceOrigin = {}): RaceState {
  const messages: readonly RaceMessage[] = [
    { id: 1, type: 'bot', text: profile ? raceText.rules : raceText.greeting },
  ];
  return {
    ...freshRace,
    visit,
    stage: profile ? 'gameRules' : 'greeting',
    profile: profile ?? { id: null, name: '', grade: '', topic: '', goal: '' },
    messages,
    work: [],
    nextId: 2,
    recentResults: [],
    rival: 'orbit',
    lessonId,
  };
}
