import { accountsText } from './text.ts';

const shortestAnswer = 3;
const text = accountsText.onboarding;

/** What is still missing in a typed answer; undefined when it can be sent. */
export function checkAnswer(answer: string): string | undefined {
  const length = answer.trim().length;
  if (length === 0) return text.empty;
  if (length < shortestAnswer) return text.tooShort;
  return undefined;
}
