import type { Wording } from './wording.ts';

/** Words for numbers beside what a story tells. */
export const factText = {
  reached: (wrong: string, how: string, next: string): Wording => [
    `Let us find out together. You get ${wrong} like this: ${how} What does that count in the story?${next}`,
    `One way to ${wrong} is this: ${how} Was that yours? Then read the story once more. What does each number stand for?${next}`,
  ],
  testValue: (wrong: string, test: string): Wording => [
    `Let us test ${wrong}. ${test} So something on the way needs another look. What was your first line?`,
    `You can see it with a test. ${test} Which of your lines would you look at again?`,
  ],
  firstLine: (wrong: string, instruction: string): Wording => [
    `${wrong} does not fit yet. Let us find the place. A good first move is this: ${instruction} What was your first line?`,
    `Let us look for the place where ${wrong} went off. Compare your first line with this: ${instruction} What did you do there?`,
  ],
  lead: (known: string, ask: string): Wording => [
    `You know ${known}. You look for this: “${ask}” Which two of these belong together, and what do they make?`,
    `Make a small table with one row for each: ${known}. Which box is still empty?`,
    `Call what you look for n. Which of these says something about n: ${known}? Write it as one line.`,
    `Before you calculate, guess. Will the answer be larger or smaller than the numbers in ${known}? Why?`,
  ],
  unknown: (value: string, ask: string): Wording => [
    `I cannot work this one out by myself, so let us test ${value}. Read “${ask}” with it. Does every fact fit?`,
    `Whether ${value} is it, I cannot tell. Go back from it: do you get to the numbers you were given?`,
  ],
  whichNumber: (reason: string, numbers: string): Wording => [
    `Think of what each number stands for. ${reason} So which one is it, ${numbers}?`,
    `${reason} Which of ${numbers} is that?`,
  ],
} as const;
