import type { Wording } from './wording.ts';

const listed = (said: readonly string[]): string => said.map((one) => `“${one}”`).join(' and ');

/** Words for what a story tells, where a number or a word of it is asked about. */
export const factText = {
  number: (value: string, said: string): Wording => [
    `The story says “${said}”, so that is what ${value.replace('$', '\\$')} stands for. What would you do with it?`,
    `${value.replace('$', '\\$')} comes from “${said}”. How does it change what is asked?`,
  ],
  amounts: (word: string, said: readonly string[]): Wording => [
    `Here the story speaks of ${word}: ${listed(said)}. How do they belong to what you look for?`,
    `For ${word} the story tells you ${listed(said)}. What does that say about the number you look for?`,
  ],
  inStep: (said: string, instruction: string): Wording => [
    `The story says “${said}”, and that has a place on the way: ${instruction} What do you get?`,
    `“${said}” is part of the story, so it changes the number you look for. ${instruction} What comes out?`,
  ],
  word: (word: string, said: readonly string[]): Wording => [
    `“${word}” is only a name in this story, and the math stays the same without it. What counts is ${listed(said)}. Which of these do you need first?`,
    `You can put any other thing in place of “${word}”. The numbers are what matters: ${listed(said)}. What would you do with them?`,
  ],
  onTheWay: (value: string, ask: string, next: string): Wording => [
    `${value} belongs on the way, so keep it. It is not yet what is asked: “${ask}”${next}`,
    `Good, ${value} is a number you need. Now compare it with “${ask}”${next}`,
  ],
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
  divides: (one: string, lines: string, more: string): Wording => [
    `Yes, ${one} goes into both: ${lines}.${more}`,
    `That is right: ${lines}, so ${one} divides both.${more}`,
  ],
  dividesNot: (one: string, number: string): Wording => [
    `Not quite. ${number} divided by ${one} leaves a remainder. Which numbers divide it with nothing left over?`,
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
  larger: ' Is there a larger number that does?',
  whichNumber: (reason: string, numbers: string): Wording => [
    `Think of what each number stands for. ${reason} So which one is it, ${numbers}?`,
    `${reason} Which of ${numbers} is that?`,
  ],
} as const;
