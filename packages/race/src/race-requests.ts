import { raceRules } from './race-rules.ts';
import { raceLevel } from './race-score.ts';
import type { ChallengeResult, RaceLog, RaceState, RaceUpdate } from './race-state.ts';

const mostCharactersSent = 1000;

const results = ({ challengeResults }: RaceState, outcome: ChallengeResult['outcome']): number =>
  challengeResults.filter((result) => result.outcome === outcome).length;

/** The last five messages, as the call names their roles (R-102, D-139). */
function messagesOf({ messages }: RaceState) {
  return messages.slice(-raceRules.contextMessages).map(({ type, text }) => ({
    role: type === 'user' ? ('user' as const) : ('assistant' as const),
    content: text.slice(0, mostCharactersSent),
  }));
}

/** The game session record in the shape of the call. */
export function sessionRecord(state: RaceState) {
  return {
    challenges: state.challengeResults.map((result) => ({
      id: result.challengeId,
      question: result.question.slice(0, mostCharactersSent),
      type: result.type,
      topic: result.topic,
      level: result.level,
      move_value: result.moveValue,
      outcome: result.outcome,
      wrong_tries: result.wrongTries,
      hints: result.hints,
      slips: [...result.slips],
      skill: result.skill,
    })),
    responses: state.challengeResults.reduce(
      (sum, { wrongTries }) => sum + wrongTries,
      results(state, 'correct'),
    ),
    hintsUsed: state.hintUsage,
    started: state.started,
    completed: state.winner !== null,
    won: state.winner === 'player',
  };
}

type ResponseType = 'intent_classification' | 'challenge_generation' | 'learning_feedback';

/** Body of POST /api/chat for this state (R-110, D-139). */
export function chatBody(state: RaceState, response_type: ResponseType) {
  const { id, ...profile } = state.profile;
  const { turn, playerLocation, aiLocation, score, currentChallenge } = state;
  const context = {
    profile,
    stage: state.stage,
    game: { turn, playerLocation, aiLocation, score },
    current_challenge: currentChallenge && {
      id: currentChallenge.id,
      question: currentChallenge.question.slice(0, mostCharactersSent),
      type: currentChallenge.type,
    },
    recent_challenge_ids: [...state.recentChallenges],
    lesson_id: state.lessonId,
    hint_level: state.challengeResults.at(-1)?.hints ?? 0,
    recent_results: state.recentResults.map(({ correct, wrongTries, hints }) => ({
      correct,
      wrong_tries: wrongTries,
      hints,
    })),
    ...(response_type === 'learning_feedback' ? { session: sessionRecord(state) } : {}),
  };
  return { messages: messagesOf(state), user_id: id, context, response_type };
}

/** Body of POST /api/chat that only has a text looked at: no profile, no conversation. */
export function watchBody({ stage, turn }: RaceState, text: string) {
  const messages = [{ role: 'user' as const, content: text.slice(0, mostCharactersSent) }];
  const response_type = 'intent_classification' as const;
  return { messages, user_id: null, context: { stage, game: { turn } }, response_type };
}

/** Body of POST /api/game/log: named by the place of the race's end in the talk. */
export function logBody({ visit, nextId, hintUsage, challengeResults }: RaceState): RaceLog {
  const ended = challengeResults.filter(({ outcome }) => outcome !== 'open');
  return {
    race: `${visit}-${nextId}`,
    hints_used: hintUsage,
    steps: ended.map(({ challengeId: id, seal, solvedBy: answer }) => ({ id, seal, answer })),
  };
}

/** Body of POST /api/game/update: the values of this race (R-113, D-141). */
export function updateBody(state: RaceState): RaceUpdate {
  const correct = results(state, 'correct');
  return {
    user_id: state.profile.id,
    updates: {
      score: state.score,
      level: raceLevel(state.score),
      resources: {
        challenges_completed: correct + results(state, 'skipped'),
        correct_answers: correct,
        hints_used: state.hintUsage,
        won: state.winner === 'player',
      },
    },
  };
}

/** Body of POST /api/users/register. */
export function registerBody({ profile }: RaceState) {
  return { grade: profile.grade, topic: profile.topic, goals: profile.goal };
}
