import type { ChallengeType } from '../race-rules.ts';
import type { TopicId } from '../topics/topic-ids.ts';
import { type ChallengeDraft, openDice } from './draft.ts';
import type { ChallengeSource } from './generate-challenge.ts';

type Made = Partial<ChallengeDraft> & { readonly type?: ChallengeType };

/** For tests: a source of sums, with what a test says otherwise. */
export function sumSource(topic: TopicId, grade: number, made: Made = {}): ChallengeSource {
  const { type = 'equation' } = made;
  return {
    id: `${topic}-${grade}-${type}`,
    topic,
    grade,
    draw: (level, chance) => {
      const dice = openDice(chance);
      const [a, b] = [dice.int(10, 99), dice.int(10 ** level, 10 ** (level + 1) - 1)];
      const drawn: ChallengeDraft = {
        question: `${topic} of grade ${grade}: ${a} + ${b}?`,
        answer: String(a + b),
        form: 'integer',
        hints: ['Write one below the other.', `Add the ones of ${a}.`, 'Then the tens.'],
        slips: [{ value: String(a + b + 1), phrase: 'counts one too many' }],
        claims: [`${a} + ${b} = ${a + b}`],
      };
      return { ...drawn, ...made, type };
    },
  };
}
