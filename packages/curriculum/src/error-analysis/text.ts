/** Words of problems in which an error is to be found; numbers of lines count from 1. */
export const errorAnalysisText = {
  headline: 'Find the first wrong line',
  ask: (who: string) =>
    `${who} wrote the lines below. Which line is the first wrong one? What happened there?`,
  /** Words of a choice stand in quotation marks; a number or a formula does not. */
  answer: (said: string, whose: 'The' | 'The right') =>
    /^(?:A |\p{L})\p{L}/u.test(said) ? `${whose} answer is “${said}”.` : `${whose} answer is ${said}.`,
  did: (who: string, phrase: string) => `${who} ${phrase}.`,
  miscalculates: 'calculates that line wrongly',
  choice: (line: number, reason: string) => `Line ${line} is the first wrong one. ${reason}`,
  right: (line: number, what: string) =>
    line === 1 ? what : `Everything before line ${line} is right. ${what}`,
  otherReason: (line: number) =>
    `You found the line. Compare line ${line} with what stands before it. What was done there?`,
  tooEarly: (line: number) => `Line ${line} is right. Work out the next line yourself and compare.`,
  tooLate: (line: number) => `Something goes wrong before line ${line}. Does every line above it follow?`,
  other: 'Work out the first line yourself and compare. Go on line by line.',
  final: (line: number, reason: string, answer: string) =>
    `Line ${line} is the first wrong line. ${reason} ${answer}`,
};
