import { type RaceChallenge, type RaceContext, raceChallenge } from '@playforward/contract';
import { type ChallengeSource, type Chance, generateChallenge } from '@playforward/race';

/** The next challenge for the learner that the call describes (D-142). */
export function nextChallenge(
  { sources, chance }: { sources: readonly ChallengeSource[]; chance: Chance },
  context: RaceContext | null | undefined,
): RaceChallenge {
  const { grade, topic, goal } = context?.profile ?? {};
  const results = (context?.recent_results ?? []).map(({ correct, wrong_tries, hints }) => ({
    correct,
    wrongTries: wrong_tries,
    hints,
  }));
  const challenge = generateChallenge({
    grade: grade ?? '',
    topic: topic ?? '',
    goal: goal ?? '',
    recent: context?.recent_challenge_ids ?? [],
    results,
    chance,
    sources,
  });
  return raceChallenge.parse(challenge);
}
