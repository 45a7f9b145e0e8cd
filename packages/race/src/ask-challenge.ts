import type { Challenge } from './challenge.ts';
import { addWork, botSays } from './change-race.ts';
import { freshRace } from './create-race.ts';
import { defaultChallenge, pickFallback } from './fallback-challenges.ts';
import { raceRules } from './race-rules.ts';
import type { RaceState } from './race-state.ts';
import { readChallenge } from './read-challenge.ts';
import { raceText } from './text.ts';

/** What Orbit says to ask a challenge: the story first, the note on the form last (D-143). */
function questionText({ narrative, question, format }: Challenge): string {
  return [narrative, question, format].filter((part) => part !== null).join('\n');
}

function ask(state: RaceState, challenge: Challenge): RaceState {
  const { id, question, type, topic, level, moveValue, skill, seal } = challenge;
  const asked: RaceState = {
    ...state,
    turn: 'player',
    currentChallenge: challenge,
    recentChallenges: [...state.recentChallenges, id].slice(-raceRules.recentChallenges),
    asked: [...state.asked, challenge],
    challengeResults: [
      ...state.challengeResults,
      {
        challengeId: id,
        question,
        type,
        topic,
        level,
        moveValue,
        outcome: 'open',
        wrongTries: 0,
        hints: 0,
        slips: [],
        skill,
        seal,
        solvedBy: null,
      },
    ],
  };
  return botSays(asked, questionText(challenge), { game: true });
}

/** The next challenge: of a rematch if there is one, else from outside. */
export function nextChallenge(state: RaceState): RaceState {
  const [again, ...rest] = state.rematch;
  if (again) return ask({ ...state, rematch: rest }, again);
  return addWork(state, { kind: 'generate' });
}

/** Starts a race at (0,0) with score 0; the profile, the talk and the rival stay (D-136). */
export function startRace(state: RaceState, rematch: readonly Challenge[] = []): RaceState {
  return nextChallenge({ ...state, ...freshRace, stage: 'inGame', started: true, rematch });
}

/** A challenge came, or none did: then the texts and fallbacks of the documents (R-134, R-135, R-143, D-133). */
export function takeChallenge(
  state: RaceState,
  { challenge: raw, roll }: { challenge: unknown; roll: number },
): RaceState {
  const isFirst = state.asked.length === 0;
  if (raw === null || raw === undefined) {
    if (isFirst) return ask(botSays(state, raceText.startFailed, { error: true }), defaultChallenge);
    const told = botSays(state, raceText.nextFailed, { error: true });
    return ask(told, pickFallback(roll, state.recentChallenges));
  }
  return ask(state, readChallenge(raw, state.recentChallenges) ?? pickFallback(roll, state.recentChallenges));
}
