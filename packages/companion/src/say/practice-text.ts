import type { Wording } from './wording.ts';

/** What is said around a problem that is dealt for practice. */
export const practiceText = {
  deal: (question: string): Wording => [
    `Here is one like it. ${question}`,
    `Try this one. ${question}`,
    `One more for you. ${question}`,
  ],
  choices: (choices: readonly string[]): string =>
    `Is it ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}?`,
  harder: ['Then try a harder one.', 'Good, here is one of the hardest kind.'],
  right: ['Yes, that is right.', 'Right!', 'Yes, you got it.'],
  wrong: ['Not yet.', 'Not quite.', 'Look again.'],
  again: ['Would you like another one?', 'Another one?'],
  none: 'Open a lesson or a problem, and I can deal you one like it.',
} as const;
