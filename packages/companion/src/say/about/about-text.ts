import type { Wording } from '../wording.ts';

/** "30", "30 and 25", "30, 25 and 4". */
export const listed = (all: readonly string[], joint = 'and'): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${joint} ${all.at(-1)}`;

/** A move that comes to more or less with another number. */
type Moved = Readonly<Record<'lead' | 'reason' | 'change' | 'grows', string>>;

/** Words for questions about the numbers, letters and words of the open problem, and about what it wants. */
export const aboutText = {
  word: (says: string, sentence: string | null): Wording =>
    sentence === null
      ? [`${says} Does the question make sense now?`]
      : [
          `${says} Read it again with that: “${sentence}” What does it tell you?`,
          `${says} So what does this say: “${sentence}”`,
        ],
  told: (what: string, sentence: string): Wording => [
    `The problem says “${sentence}” That is what ${what} is. What would you do with it?`,
    `${what} is told here: “${sentence}” Where does it come in?`,
  ],
  toldAndUsed: (what: string, sentence: string, reason: string): Wording => [
    `The problem says “${sentence}” There ${what} is told, and this is where you use it: ${reason} What do you get?`,
    `${what} is from this sentence: “${sentence}” It has its place in this move: ${reason} What comes out?`,
  ],
  coordinate: (number: string, pair: string, isFirst: boolean, sentence: string | null): Wording => {
    const tells = isFirst
      ? 'stands first: it tells how far across'
      : 'stands second: it tells how far up or down';
    return [
      `In ${pair} the ${number} ${tells}. ${sentence === null ? '' : `“${sentence}” `}So what is it here?`,
    ];
  },
  inTable: (number: string, head: string): Wording => [
    `In the table ${number} stands at “${head}”, so that is what it tells. What stands beside it?`,
  ],
  role: (role: string): Wording => [`${role} What does that change?`, `${role} Where do you need it?`],
  roleUsed: (role: string, reason: string): Wording => [
    `${role} You need it for this move: ${reason} What comes out?`,
    `${role} It has its place here: ${reason} What do you get?`,
  ],
  oneOfTwo: (number: string, sentence: string, one: string, other: string): Wording => [
    `The problem says “${sentence}” So ${number} is about ${one}, not about ${other}. Where do you need it?`,
  ],
  counted: (sentence: string): Wording => [
    `The problem says “${sentence}” Count from there. What do you get?`,
    `This tells you: “${sentence}” How many does that make?`,
  ],
  letter: (letter: string, sentence: string): Wording => [
    `The problem says it: “${sentence}” So read $${letter}$ as just that. What else do you know about it?`,
    `Look at this sentence: “${sentence}” There you see what $${letter}$ is. What is said about it?`,
  ],
  allUsed: (numbers: string, first: string, reason: string): Wording => [
    `${numbers} have a place on the way, so keep them. ${first} comes in here: ${reason} What do you get?`,
    `${numbers} are used on the way that I know. ${first} has its place here: ${reason} What comes out?`,
  ],
  someUsed: (used: string, reason: string, others: string): Wording => [
    `${used} has a place on the way: ${reason} No move that I know uses ${others}. Which facts belong to what is asked?`,
  ],
  noneUsed: (numbers: string): Wording => [
    `A problem may tell more than it needs. No move of the way that I know uses ${numbers}. Which facts belong to what is asked?`,
    `The way that I know goes without ${numbers}. Check it: which facts does the question speak about?`,
  ],
  edge: {
    without: (phrase: string, number: string, withIt: string): Wording => [
      `“${phrase}” is without ${number}: ${number} itself does not count. With ${number} it would be “${withIt}”. What belongs to it then?`,
      `Without. ${number} itself is not in “${phrase}”, it would be in “${withIt}”. What is the first one that counts?`,
    ],
    with: (phrase: string, number: string, withoutIt: string): Wording => [
      `“${phrase}” is with ${number}: ${number} itself counts. Without it one would say “${withoutIt}”. What belongs to it then?`,
      `With. ${number} itself is in “${phrase}”. It would be out in “${withoutIt}”. What else counts?`,
    ],
    ends: (phrase: string, one: string, other: string): Wording => [
      `“${phrase}” is with both ends: ${one} and ${other} count too. How many does that make?`,
    ],
    outside: (phrase: string, number: string): Wording => [
      `The problem says “${phrase}”. ${number} is not among these, so it does not count. Which ones do?`,
    ],
  },
  fitsThere: (ways: string, reason: string): Wording => [
    `Think of what each of ${ways} would stand for. It is needed in this move: ${reason} Which of them fits there?`,
  ],
  proportion: (top: string, bottom: string, other: string): Wording => [
    `On both sides the same kind of thing has to be on top. On the first side ${top} is on top of ${bottom}. What does ${top} stand for, and what does ${bottom}? Then see which of the two ${other} belongs with.`,
    `Look at what each number is. Where ${top} is, on top, its partner of the other side must be too, and likewise for ${bottom}. Does ${other} go with ${top} or with ${bottom}?`,
  ],
  beside: (one: string, first: string, other: string, second: string): Wording => [
    `Hold them side by side: ${one} has “${first}” where ${other} has “${second}”. What does the question say about that?`,
    `They differ here: ${one} says “${first}”, and ${other} says “${second}”. Which fact of the problem speaks about it?`,
  ],
  unit: (ask: string, unit: string): Wording => [
    `The question is “${ask}” So the answer is in ${unit}. Which unit do your numbers have?`,
  ],
  counts: (ask: string, noun: string): Wording => [
    `The question is “${ask}” So the answer tells a number of ${noun}. What do your numbers count?`,
  ],
  rounds: (sentence: string): Wording => [
    `The problem says it: “${sentence}” Round once, at the end. Until then keep more digits.`,
  ],
  roundsNot: [
    'The problem says nothing about rounding, so do not round. Write just what comes out.',
    'No word of rounding in this problem. Give the number as it comes out.',
  ],
  form: (sentence: string): Wording => [
    `The problem tells the form: “${sentence}” Does what you have look like that?`,
  ],
  alike: (form: string): Wording => [
    `All the answers to choose from are ${form}, so bring yours to that form.`,
  ],
  all: (sentence: string): Wording => [
    `Here is what is wanted: “${sentence}” So give every one that fits, not only the first. How would you know that you have them all?`,
  ],
  otherwise: (reason: string): Wording => [
    `That would be another problem. Follow your change through the moves, from here on: ${reason} What would be different?`,
    `Try it: take the moves with your change, and look at this one: ${reason} What stays the same, and what does not?`,
  ],
  grows: (sign: number): string =>
    ` In the end the answer is ${sign === 0 ? 'the same as' : sign > 0 ? 'more than' : 'less than'} in your problem.`,
  instead: (from: string, to: string, isSo: boolean | undefined): string =>
    `${isSo === undefined ? '' : isSo ? 'Yes. ' : 'No. '}With ${to} in place of ${from}`,
  followed: (lead: string, from: string, lines: string, grows: string): Wording => [
    `${lead} it goes like this. ${lines}.${grows} What do you get with your own ${from}?`,
    `${lead} you get this. ${lines}.${grows} Now do it with ${from}. What comes out?`,
  ],
  otherLine: (line: string, way: string, answer: string): Wording => [
    `Then it is ${line}.${way} So the answer is ${answer} there. What is different in your problem?`,
    `With ${line} it goes like this.${way} The answer is ${answer} then. Which of these moves do you need, too?`,
  ],
  moved: ({ lead, reason, change, grows }: Moved): Wording => [
    `${lead} this move changes: ${reason} It comes to ${change} then.${grows} Can you say why?`,
    `${lead} there is a difference here: ${reason} That gives ${change}.${grows} Why is that?`,
  ],
  changed: (from: string, to: string, reason: string): Wording => [
    `That would be another problem, and this move would change with it: ${reason} Do it with ${to} in place of ${from}. What is different?`,
  ],
} as const;
