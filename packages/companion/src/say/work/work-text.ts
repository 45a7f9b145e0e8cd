import type { Wording } from '../wording.ts';

/** Words for work that is finished and right, and for whoever asks whether it is. */
export const workText = {
  /** The value is what the question asks for. */
  isAsked: (value: string, asked: string): Wording => [
    `Yes, that is right: ${value} is ${asked}.`,
    `Yes! ${value} is ${asked}, and your lines show it.`,
  ],
  isRight: (value: string): Wording => [
    `Yes, that is right: ${value}. Your lines show it.`,
    `Yes! ${value} is right, and your lines show why.`,
  ],
  order: {
    product:
      ' You only multiply and divide with the numbers of the problem, so another order gives the same.',
    sum: ' You only add and subtract the numbers of the problem, so another order gives the same.',
    other: ' Another way is just as good if each of its lines holds, and yours do.',
  },
  check: (check: string): string => ` If you like, test it. ${check}`,
  otherUnit: (unit: string): string =>
    ` Only the unit is another one: the problem does not measure in ${unit === 'foot' ? 'feet' : unit === 'inch' ? 'inches' : `${unit}s`}.`,
  handIn: ' Hand it in.',
  nowShow: (order: string): string => ` Now the last part: “${order}”`,
  notYet: (lines: string, ask: string, next: string): Wording => [
    `Not yet, though it is right so far: ${lines}. The question is: “${ask}”${next}`,
    `Not the answer yet, but all of this is right: ${lines}. You look for this: “${ask}”${next}`,
  ],
  notYetIs: (line: string, what: string, ask: string, next: string): Wording => [
    `Not yet. ${line} is right, and it is ${what}. The question is: “${ask}”${next}`,
    `Not the answer yet, but ${line} is right. It is ${what}. You look for this: “${ask}”${next}`,
  ],
  notYetBut: (line: string, reason: string): Wording => [
    `Not yet. ${line} follows from your line. ${reason}`,
    `Not the answer yet, though ${line} follows from your line. ${reason}`,
  ],
  notYetMeant: (letter: string, meant: string, ask: string): Wording => [
    `Not yet. By your own line ${letter} stands for ${meant}. The question is: “${ask}” How do you get there from ${letter}?`,
  ],
  onWay: (lines: string, value: string, next: string): Wording => [
    `Right, ${lines}, and ${value} is a number you need.${next}`,
    `Yes, ${lines}. You can go on with ${value}.${next}`,
  ],
  compared: (one: string, than: string, next: string): Wording => [
    `True, ${one} is ${than}. To think first how large it has to be is a good test for what you find.${next} Which line do you write?`,
    `Yes, ${one} is ${than}. Keep what you expect from that, and hold your result beside it.${next} How do you work it out?`,
  ],
  sized: (size: string, next: string): Wording => [
    `To think first whether it is ${size} is a good test. Hold what you found beside it: does it pass?${next} What do you get?`,
    `Good that you think of the size: ${size}. Keep that, and see if your result fits it.${next} What comes out?`,
  ],
  misjudged: (one: string, other: string): Wording => [
    `Look at ${one} and ${other} again. Which of the two is greater, and what does that change?`,
    `Compare ${one} and ${other} once more. Which one lies further right on a number line?`,
  ],
  leading: (lines: string, value: string, ask: string): Wording => [
    `Right so far: ${lines}. You look for this: “${ask}” What do you do with ${value} to get there?`,
    `Yes, ${lines}. You can go on with ${value}. The question is: “${ask}” What is still missing?`,
  ],
  holding: (lines: string, value: string, ask: string): Wording => [
    `The arithmetic is right: ${lines}. What does ${value} count in the problem, and is it what is asked? “${ask}”`,
    `Each line is worked out right: ${lines}. Say in a few words what ${value} is. Then hold it beside the question: “${ask}”`,
  ],
  next: (instruction: string): string => ` ${instruction} What do you get?`,
  mayDo: (lines: string, reason: string): Wording => [
    `Yes, you can do it like that: ${lines}.${reason} What comes next?`,
    `Yes, that works: ${lines}.${reason} How do you go on?`,
  ],
  mayFinish: (lines: string, move: string, reason: string): Wording => [
    `Yes, that works just as well: ${lines}, and then ${move}.${reason} What do you get?`,
    `Yes, you can do it in this order: ${lines}, then ${move}.${reason} What comes out?`,
  ],
  mayRoot: (line: string, given: string): Wording => [
    `Yes, that is allowed: take the root of both sides of ${given}, and ${line} is one of the lines you get. A square has two roots, so which line belongs to the negative one?`,
  ],
  sameLines: (one: string, other: string): Wording => [
    `Yes, you can write both. ${one} and ${other} are the same, whatever number you put in.`,
    `Yes, ${one} and ${other} say the same. Put in any number, and both come to one value.`,
  ],
  identity: (lines: string): Wording => [
    `Yes, ${lines} holds, whatever number you put in. What does that tell you about the question?`,
    `Yes, ${lines}: both sides are the same for every number. What follows from it here?`,
  ],
  list: (list: string, next: string): Wording => [
    `Yes, your list is right: ${list}.${next}`,
    `Right, these are all of them: ${list}.${next}`,
  ],
  notQuite: 'Not quite.',
  yes: 'Yes.',
} as const;
