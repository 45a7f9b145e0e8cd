import type { Sentence, SentenceArgs, SpecStep } from './problem-spec.ts';

type StepName<Key extends string> = Key extends `${infer Name}-do` ? Name : never;

/** Makes steps whose sentences are named after their rule: 'read' says 'read-do' and 'read-why'. */
export function stepMaker<Key extends string>(
  say: (key: Key, args?: SentenceArgs) => Sentence,
  words: SentenceArgs = {},
): (rule: StepName<Key>, before: string, after: string) => SpecStep {
  return (rule, before, after) => ({
    rule,
    before,
    after,
    instruction: say(`${rule}-do` as Key, words),
    explanation: say(`${rule}-why` as Key, words),
  });
}
