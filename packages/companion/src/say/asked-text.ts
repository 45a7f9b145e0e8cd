import type { Wording } from './wording.ts';

/** Words for moves and values that are asked about, not stated. */
export const askedText = {
  yes: (what: string, reason: string): Wording => [
    `Yes, ${what}. ${reason} What do you get?`,
    `Yes, that helps here: ${what}. ${reason} Write the line you get.`,
    `Right, ${what}. ${reason} What comes out?`,
  ],
  which: (reason: string, choices: string): Wording => [
    `Think of it like this. ${reason} Which of these does that, ${choices}?`,
    `${reason} So which one is it, ${choices}?`,
  ],
  ofTwo: (reason: string): Wording => [
    `This decides it: ${reason} Which of the two fits?`,
    `Look at what decides it. ${reason} So which of the two is it?`,
  ],
  instead: (reason: string, what: string): Wording => [
    `Write the line where you ${what}, with its numbers. Then hold it beside this move: ${reason} Do they go together?`,
    `What do you get if you ${what}, and what does it stand for? Here is a move to compare with: ${reason}`,
  ],
  holdsBeside: (line: string, reason: string): Wording => [
    `Right, ${line}. What does the result stand for in the problem? Then see if you can use it here: ${reason}`,
    `The calculation is right: ${line}. Say in a few words what it tells you. A move that helps is this: ${reason}`,
    `True, ${line}. Keep it, and say which part of the problem it is. To go on, look at this: ${reason}`,
  ],
  identityBeside: (line: string, order: string): Wording => [
    `Yes, ${line} is true for every value. Now put it to use: ${order} What do you get?`,
    `Right, ${line} always holds. Where can it help you here? ${order} Which line comes out?`,
  ],
  otherOperand: (line: string, instruction: string, number: string): Wording => [
    `In ${line} the move fits: “${instruction}” But is ${number} the number that it needs?`,
    `This is the move: “${instruction}” Now look at ${number} in ${line}. Is it the number for that?`,
  ],
  unclearBeside: (line: string, reason: string): Wording => [
    `I cannot prove ${line} by myself. Which move led you there? Here is one to compare with: ${reason}`,
    `How did you get ${line}? I can check it if you write the line before it. A move of the way is this: ${reason}`,
    `Show me where ${line} comes from, one line is enough. To compare, here is a move that is needed: ${reason}`,
  ],
  /** What the student says in words, beside the reason of a step of the way, and what to do next. */
  beside: (why: string, order: string): Wording => [
    `Hold that against this: ${why} ${order} What do you find?`,
    `Let us test that thought. ${why} Now this: ${order} What do you get?`,
    `Here is what counts for that: ${why} So try this. ${order} What comes out?`,
    `Keep this beside it: ${why} ${order} Which line do you get?`,
    `I follow you. Think of this, too: ${why} ${order} What does it give?`,
  ],
  goOn: (order: string): Wording => [
    `Keep that thought, and try it here: ${order} What do you get?`,
    `Let us see where that leads. ${order} What comes out?`,
    `Take that along to the next step: ${order} What do you find?`,
  ],
  /** The same beside what is written of it. */
  against: (says: string): Wording => [
    `Hold that against this. ${says} What does it say about yours?`,
    `Compare that with this. ${says} Where do you see it in your problem?`,
    `Here is what to check it with. ${says} How does that look in your problem?`,
  ],
  againstThen: (says: string, order: string): Wording => [
    `Hold that against this. ${says} If yours says the same, go on: ${order}`,
    `Compare that with this. ${says} Do both agree? Then this comes next: ${order}`,
    `Here is what to check it with. ${says} If it fits, do this next: ${order}`,
  ],
  askYourself: (question: string, says: string): Wording => [
    `Ask yourself: “${question}” ${says}`,
    `One question decides it: “${question}” ${says}`,
  ],
  /** The one of several operations that the way does, or the one that comes first. */
  does: (what: string, reason: string, isFirst: boolean): Wording =>
    isFirst
      ? [`Both have a place here, and first you ${what}. ${reason} What do you get?`]
      : [`Here you ${what}. ${reason} What do you get?`, `You ${what} here. ${reason} What comes out?`],
  step: (reason: string): Wording => [
    `This belongs to your question: ${reason} Does it answer it? If not, tell me which number or word you mean.`,
    `What decides it is this: ${reason} What does that say here?`,
  ],
  unsure: (reason: string): Wording => [
    `I am not sure that I understand you. The move that is on is this: ${reason} Is your question about it, or about something else?`,
    `I may not get what you mean. Here we are at this move: ${reason} Which part of it do you ask about?`,
  ],
  whyNot: (reason: string, what: string, ask: string): Wording => [
    `Try it. If you ${what}, what does the result stand for, and is it what “${ask}” asks? Compare it with this: ${reason}`,
    `You can ${what}, but ask what comes out of it. Here it goes like this: ${reason} Read “${ask}” once more. Which of the two answers it?`,
  ],
  testIn: (value: string, letter: string, equation: string): Wording => [
    `You can test ${value} yourself. Put it in for $${letter}$ in ${equation}. What does each side come to?`,
    `Here is a test that never fails. Write ${equation} with ${value} in place of $${letter}$. Are both sides the same?`,
    `Let ${equation} decide. What do both sides give when $${letter}$ is ${value}?`,
  ],
  testInStory: (line: string, letter: string): Wording => [
    `Try ${line} with a small number, say 2 for $${letter}$. What does the story give then, and what does your line give?`,
    `A story tests its own line. Let $${letter}$ be 3. Work it out from the story, then from ${line}. Do both agree?`,
    `Put 2 in for $${letter}$ and follow the story step by step. Then put it into ${line}. Is it the same?`,
  ],
  testInside: (line: string): Wording => [
    `Take one number that ${line} lets in and one that it keeps out. What does the problem say about each of them?`,
    `Test ${line} at its ends. Take a number just inside and one just outside. Does each belong where you put it?`,
  ],
  firstMove: (value: string, instruction: string): Wording => [
    `Let us see how ${value} came about. A way to begin is this: ${instruction} Did you start like that?`,
    `Show me the way to ${value}. My first move would be this: ${instruction} What did you get there?`,
    `Before we test ${value}, compare your way with this first move: ${instruction} What was yours?`,
    `${value} is noted. Let us check the way to it from the start: ${instruction} Which line do you get?`,
    `I do not judge ${value} by itself, the answer box does that. Here is a start to compare with: ${instruction} Did you do the same?`,
  ],
  notation: (name: string, input: string): string =>
    `Read $${name}(${input})$ as “${name} of ${input}”. It is the output of the rule ${name} when the input is ${input}. The brackets hold the input. They do not mean times.`,
  intervalEnds:
    'A square bracket [ or ] counts the end in, a round one ( or ) leaves it out. The interval [2, 5) has 2 and everything up to 5, but not 5 itself. Beside ∞ the bracket is always round.',
} as const;
