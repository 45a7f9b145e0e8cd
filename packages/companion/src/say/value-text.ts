import type { Wording } from './wording.ts';

/** Words for values that wait for their verdict, and for what comes behind a right calculation. */
export const valueText = {
  handInOr: (value: string, instruction: string): Wording => [
    `Sure of ${value}? Then hand it in, and you know at once. To check first, start here. ${instruction} What do you get?`,
    `You can hand in ${value} now. If you want to check the way first, it goes on like this. ${instruction} Which line do you get?`,
    `A try tells you at once whether ${value} is it. Unsure? Then compare with this move. ${instruction} Did you do that?`,
    `Hand in ${value} if you trust it. If not, let us look at this move together. ${instruction} What comes out?`,
  ],
  ofMove: (value: string, reason: string, next: string): Wording => [
    `You have ${value} for this move. Hold it beside its reason: ${reason} If both agree, go on like this: ${next}`,
    `Does ${value} fit the reason for this move? ${reason} If it does, here is the next one: ${next}`,
    `Test ${value} with the reason for this move. ${reason} Does it pass? Then do this: ${next}`,
  ],
  notOfMove: (value: string, reason: string, isOnScreen: boolean): Wording => {
    const answer = isOnScreen ? '' : ` If ${value} is your answer, hand it in.`;
    return [
      `This move does not come to ${value} yet. ${reason} What do you get then?${answer}`,
      `Not ${value} for this move yet. ${reason} Try it once more. What comes out?${answer}`,
      `Look once more: this move comes to another number than ${value}. ${reason} Which one do you get?${answer}`,
    ];
  },
  checkIt: (value: string, check: string): Wording => [
    `You can test ${value} yourself, here is how. ${check} Does ${value} pass? Then hand it in.`,
    `Before you hand in ${value}, one check. ${check} Does it hold for ${value}?`,
    `I do not pick from the answers for you, but this tells you. ${check} How does ${value} do?`,
  ],
  besideReason: (value: string, reason: string): Wording => [
    `You say ${value}, and you have a reason. Hold it beside this: ${reason} Does your reason still stand? Then hand it in.`,
    `A reason is what counts here. Compare yours with this one: ${reason} Do both lead to ${value}? Then hand it in.`,
    `Let us look at your reason for ${value}. What decides it is this: ${reason} Does yours say the same? Then hand it in.`,
  ],
  holdBeside: (said: string, reason: string): Wording => [
    `You end with ${said}. Hold it beside this once more: ${reason} If it fits, choose it and hand it in.`,
    `So you take ${said}. One look back before you choose it: ${reason} Does it fit? Then hand it in.`,
    `${said}: that is an answer with a way to it. Test it with this: ${reason} If both agree, hand it in.`,
  ],
  /** More than one choice says it, each with another reason. */
  fitsSeveral: (said: string): Wording => [
    `${said} fits more than one choice. Read them to the end: which one says just what your lines show? Hand that in.`,
  ],
  amongChoices: (value: string): Wording => [
    `I see ${value} among the answers you can choose. Choose it there, and you know at once. Unsure? Tell me how you got it.`,
    `${value} is one of the answers to choose from. If you trust your way, choose it. If not, write your steps, and I will look at each.`,
    `You will find ${value} in the list of answers. Before you choose it, tell me in one line how you got there.`,
  ],
  workOut: (line: string): Wording => [
    `Yes, ${line} is what you need here. What does it come to?`,
    `Right, ${line} belongs here. Work it out. What do you get?`,
    `Good, ${line}. What comes out?`,
  ],
  confirmNext: (line: string, reason: string, instruction: string): Wording => [
    `Yes, ${line}.${reason} Next comes this: ${instruction} What do you get?`,
    `Right, ${line}.${reason} Now this: ${instruction} Which line do you get?`,
    `${line}, good.${reason} From here: ${instruction} What comes out?`,
  ],
  partOf: (value: string, instruction: string): Wording => [
    `${value} belongs to this move. Go on with it: ${instruction} What does it come to?`,
    `Good, you need ${value} here. Finish the move: ${instruction} What comes out?`,
  ],
  confirmEnd: (line: string, ask: string): Wording => [
    `Yes, ${line}. Read the question once more: “${ask}” Does that answer it? Then hand it in.`,
    `Right, ${line}. Now compare it with what is asked: “${ask}” If it fits, hand it in.`,
  ],
  testValue: (value: string, ask: string): Wording => [
    `Test ${value} yourself. Read “${ask}” with it. If it fits every fact, hand it in.`,
    `Put ${value} back into the problem. If it fits every fact, hand it in, and you know at once.`,
    `A try tells you at once whether ${value} is it. Before you hand it in, read “${ask}” with it. Does it fit?`,
  ],
  startHere: (ask: string | null, instruction: string): Wording => {
    const wanted = ask === null ? '' : `We look for this: “${ask}” `;
    return [
      `${wanted}A good first move: ${instruction} What do you get?`,
      `${wanted}Here is a way to begin. ${instruction} Write what you get, and I will look at it.`,
      `${wanted}We can start like this. ${instruction} What comes out?`,
    ];
  },
  nextAfter: (instruction: string): Wording => [
    `Good. After that comes this: ${instruction} What do you get?`,
    `Then go on like this: ${instruction} Write your lines, and I will look at them.`,
    `With that done, here is the next move: ${instruction} Which line do you get?`,
  ],
  putTogether: (ask: string): Wording => [
    `That was the last move before the answer. Read the question once more: “${ask}” What is your answer?`,
    `Now put it together. What do your lines say about “${ask}”`,
  ],
  putBack: (value: string, equation: string, left: string, right: string): string =>
    `Put ${value} back into ${equation}. The left side comes to ${left} and the right side to ${right}. Which of your moves would you look at again?`,
  onePart: (value: string, ask: string): Wording => [
    `Yes, ${value} is one part of the answer. Read “${ask}” again. What is still missing?`,
    `${value} is right, and there is more to find. What else does “${ask}” want?`,
  ],
  oneWrong: (right: string, wrong: string, line: string | null): Wording => {
    const test = line === null ? 'Which of your lines gives it?' : `Put it into ${line}. Does it hold?`;
    return [`${right} fits. Look at ${wrong} again. ${test}`, `${right} is right. But ${wrong}? ${test}`];
  },
  notIt: (value: string, reason: string): Wording => [
    `${value} is not it yet. ${reason}`,
    `Not ${value} yet. ${reason}`,
    `Good that you try it. ${value} does not fit yet. ${reason}`,
  ],
  decides: (value: string, reason: string): Wording => [
    `Hold ${value} beside this: ${reason} Does it fit?`,
    `This is what decides. ${reason} How does ${value} stand up to it?`,
  ],
  isAlways: (reason: string): Wording => [
    `Look at the reason behind the step: ${reason} Does anything in it hold for these numbers only?`,
    `This is why it works: ${reason} Try it with other numbers. Does the reason still hold?`,
  ],
  whichWord: [
    'Which word is in the way? Type it, and I say what it means.',
    'Tell me the word that is not clear, and I explain it in plain words.',
  ],
} as const;
