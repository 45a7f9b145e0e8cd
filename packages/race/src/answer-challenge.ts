import type { Challenge } from './challenge.ts';
import { addWork, botSays } from './change-race.ts';
import { checkAnswer } from './check-answer.ts';
import { endRace } from './end-race.ts';
import { raceRules } from './race-rules.ts';
import { pointsFor } from './race-score.ts';
import type { ChallengeResult, RaceState } from './race-state.ts';
import { hasArrived, moveToward, showPoint } from './ship-move.ts';
import { raceText } from './text.ts';

function changeResult(
  state: RaceState,
  change: (result: ChallengeResult) => Partial<ChallengeResult>,
): RaceState {
  const last = state.challengeResults.length - 1;
  const challengeResults = state.challengeResults.map((result, at) =>
    at === last ? { ...result, ...change(result) } : result,
  );
  return { ...state, challengeResults };
}

/** Closes the current challenge and keeps its outcome for the difficulty of the next ones. */
function closeChallenge(
  state: RaceState,
  outcome: { outcome: 'correct'; solvedBy: string } | { outcome: 'skipped' },
): RaceState {
  const closed = changeResult(state, () => outcome);
  const result = closed.challengeResults.at(-1);
  const recent = {
    correct: outcome.outcome === 'correct',
    wrongTries: result?.wrongTries ?? 0,
    hints: result?.hints ?? 0,
  };
  return {
    ...closed,
    currentChallenge: null,
    recentResults: [...state.recentResults, recent].slice(-raceRules.recentResults),
  };
}

function rivalsTurn(state: RaceState): RaceState {
  return addWork({ ...state, turn: 'ai' }, { kind: 'rival' });
}

/** What the item takes and a way to it, once it is behind the student. */
function tellLearning(state: RaceState, { learning }: Challenge): RaceState {
  return learning === null ? state : botSays(state, learning, { game: true });
}

function moveOn(state: RaceState, challenge: Challenge, solvedBy: string): RaceState {
  const { finalDestination } = state;
  const { moveValue } = challenge;
  const playerLocation = moveToward(state.playerLocation, finalDestination, moveValue);
  const moved: RaceState = {
    ...closeChallenge(state, { outcome: 'correct', solvedBy }),
    playerLocation,
    score: state.score + pointsFor(moveValue),
  };
  const said = botSays(moved, raceText.correct(moveValue, showPoint(playerLocation)), { game: true });
  const told = tellLearning(said, challenge);
  return hasArrived(playerLocation, finalDestination) ? endRace(told, 'player') : rivalsTurn(told);
}

/** Checks what was typed, the extracted answer first and the raw text as a second reading (D-131). */
export function answerChallenge(
  state: RaceState,
  { typed, extracted }: { typed: string; extracted: string | null },
): RaceState {
  const challenge = state.currentChallenge;
  if (!challenge) return botSays(state, raceText.outOfTurn, { game: true });
  const readings = extracted === null ? [typed] : [extracted, typed];
  const right = readings.find((text) => checkAnswer(text, challenge).kind === 'right');
  if (right !== undefined) return moveOn(state, challenge, right);
  const verdict = checkAnswer(readings[0] ?? typed, challenge);
  switch (verdict.kind) {
    case 'form':
      return botSays(state, raceText.otherForm(verdict.message), { game: true });
    case 'unreadable':
      return botSays(state, raceText.unreadable(verdict.message), { game: true });
    case 'right':
    case 'wrong': {
      const slip = verdict.kind === 'wrong' ? verdict.slip : null;
      const counted = changeResult(state, ({ wrongTries, slips }) => ({
        wrongTries: wrongTries + 1,
        slips: slip === null || slips.includes(slip) ? slips : [...slips, slip],
      }));
      const told = botSays(counted, raceText.wrong, { game: true });
      return slip === null ? told : botSays(told, raceText.clue(slip), { game: true });
    }
  }
}

/** No move and no points; recorded as skipped, its answer is told, and the rival moves (D-128). */
export function skipChallenge(state: RaceState): RaceState {
  const challenge = state.currentChallenge;
  if (!challenge) return botSays(state, raceText.outOfTurn, { game: true });
  const skipped = botSays(closeChallenge(state, { outcome: 'skipped' }), raceText.skipped, { game: true });
  const told = botSays(skipped, raceText.answerOf(challenge.answer), { game: true });
  return rivalsTurn(tellLearning(told, challenge));
}

/** The next hint of the current challenge; from the last one on always the last (R-078, R-079, D-130). */
export function giveHint(state: RaceState): RaceState {
  const challenge = state.currentChallenge;
  if (!challenge) return botSays(state, raceText.outOfTurn, { game: true });
  const { hints } = challenge;
  const given = state.challengeResults.at(-1)?.hints ?? 0;
  const at = Math.min(given, hints.length - 1);
  const hint = hints[at];
  const counted = changeResult({ ...state, hintUsage: state.hintUsage + 1 }, (result) => ({
    hints: result.hints + 1,
  }));
  const text = hint === undefined ? raceText.noHint : raceText.hint(at + 1, hints.length, hint);
  return botSays(counted, text, { game: true });
}
