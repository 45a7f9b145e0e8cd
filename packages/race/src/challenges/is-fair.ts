import type { ChallengeDraft } from './draft.ts';

/** No hint gives the key away, not even by chance as in "10% of 40 is 4." when 10% of 40 is asked. */
export function isFair({ answer, hints }: Pick<ChallengeDraft, 'answer' | 'hints'>): boolean {
  const endings = [
    `is ${answer}.`,
    `= ${answer}.`,
    `= ${answer}`,
    `makes ${answer}.`,
    `make ${answer}.`,
    `to ${answer}.`,
  ];
  return !hints.some((hint) => endings.some((ending) => hint.endsWith(ending)));
}
