import type { Wording } from './wording.ts';

/** Words that make a step smaller, and those that lead back to it behind talk about something else. */
export const wayText = {
  /** Smaller than the step that was told: one side of a line, or its first piece. */
  oneSide: (side: string, instruction: string): Wording => [
    `Only one small piece. Look at ${side} alone. ${instruction} What does this side become?`,
    `Cover everything but ${side}. ${instruction} What do you get for it?`,
  ],
  onePiece: (piece: string, instruction: string): Wording => [
    `We make it smaller. ${instruction} For that, look only at this: ${piece}. What do you see?`,
    `Just one small piece. ${instruction} Begin with this: ${piece}. What can you say about it?`,
    `Let us go slowly. ${instruction} All you need for it is this: ${piece}. What do you get?`,
  ],
  calculate: (line: string, instruction: string): Wording => [
    `One small step. ${instruction} Work out ${line} first. What do you get?`,
    `We take it in small pieces. ${instruction} For that you need ${line}. What is it?`,
    `Just this one thing. ${instruction} Try ${line}. What comes out?`,
  ],
  wayOn: (instruction: string): Wording => [
    `Back to our problem: ${instruction} What do you get?`,
    `Our next small step is this. ${instruction} What comes out?`,
    `Here is where we are: ${instruction} Write what you get.`,
  ],
  yourTurn: (instruction: string): Wording => [
    `Good, then it is your turn. ${instruction} What comes out?`,
    `Good. What do you get here? ${instruction}`,
    `Then try it: ${instruction} Write your line, and I check it.`,
  ],
  atEnd: (reason: string): Wording => [
    `Every move is done. Hold what you say beside the last one: ${reason} If it fits, put your answer into the answer box.`,
    `You are at the end of your way. What decides is this: ${reason} Does your answer fit? Then put it into the answer box.`,
  ],
  handItIn: 'Your way is at its end. Put your answer into the answer box.',
  found: (line: string): Wording => [
    `Look, you already found ${line}, and it is right.`,
    `You have ${line}, and that was your own work.`,
    `See what you did: ${line}. That took thinking.`,
  ],
  aside: ['Thanks for telling me.', 'I hear you.', 'Good that you say it.'],
  notYetIn: 'And if your answer is not in the answer box yet, put it there.',
} as const;
