/** What is said beside a problem that is worked out, a truth that is checked and a rule that is drawn. */
export const solvedText = {
  question: (question: string): string => `Your question: ${question}`,
  solvedBy: (problem: string): string => `Let us work out ${problem}, one step at a time.`,
  answer: (answer: string): string => `So the result is ${answer}.`,
  checkLine: (claim: string): string => `Check: ${claim}.`,
  yourTurn: [
    'Try one like it yourself!',
    'Which step was new to you?',
    'Can you say in your own words why it works?',
  ],
  sameAt: (test: string, both: string): string =>
    `Yes. Test it with ${test}. Both give ${both}, and it is so for every number.`,
  differAt: (test: string, left: string, right: string): string =>
    `No. Test it with ${test}. The first gives ${left}, the second ${right}.`,
  sameValue: (left: string, right: string): string => `Yes, ${left} and ${right} are the same.`,
  otherValue: (left: string, right: string): string => `No, ${left} and ${right} are not the same.`,
  ofKind: (math: string, kind: string, isIt: boolean): string => {
    const name = kind === 'whole' ? 'whole number' : kind;
    const article = !/(?:ion|ity|integer|square|number)$/.test(name)
      ? ''
      : /^[aeio]/.test(name)
        ? 'an '
        : 'a ';
    return `${isIt ? 'Yes' : 'No'}, ${math} is ${isIt ? '' : 'not '}${article}${name}.`;
  },
  checkTrue: (claim: string): string => `Yes, that holds: ${claim}.`,
  checkSides: (left: string, right: string): string =>
    `That does not hold. The left side comes to ${left}, the right side to ${right}.`,
  checkFalse: 'That does not hold. Compare both sides again.',
  rightSolution: (given: string): string => `Yes, ${given} fits. Putting it back in proves it.`,
  otherSolution:
    'Not quite. Put your value back in and compare both sides. Ask me to solve it if you want the steps.',
  compareOver: (bottom: string): string =>
    `Numbers are easy to compare over the same denominator. Here ${bottom} works for all of them.`,
  compareWhole: 'On the number line the smaller number lies to the left.',
  inOrder: (chain: string): string => `So ${chain}.`,
  graphOpening: (formula: string): string => `To draw ${formula}, find a few points and join them.`,
  graphEnd: 'Mark these points on the grid and join them.',
  graphHow:
    'Type the rule as y = and then the expression, for example y = 2x + 1. Then I can find points for you.',
} as const;
