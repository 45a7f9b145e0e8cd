/** What was read, and what the student can do instead. */
const refusals = {
  unreadable:
    'I could not find a problem in this. Type the numbers and signs, such as 2x + 3 = 7, or ask in one sentence, such as "what is 15% of 80".',
  'too-long': 'This is longer than I can read. Send one problem of at most 1,000 characters.',
  quantity:
    'I can see that you want to find {quantity}, but not from this alone. Say each size with its name in one sentence, or type the equation.',
  story:
    'I can see the numbers {numbers}, but not how they belong together. Say it in one sentence with one question, or type the equation.',
  equation:
    'I read the equation {text}, but I cannot prove a way to solve it. I can put numbers in for the letters, or solve a simpler one.',
  inequality:
    'I read {text}, but I cannot prove a way to solve it. I can test a number in it, or solve a simpler one.',
  expression:
    'I read {text}, but not what to do with it. Ask me to simplify, factor or expand it, or give a value for each letter.',
  number: 'I read {text}, but I cannot work it out exactly. Try its parts one at a time.',
} as const;

export type Refusal = keyof typeof refusals;

/** The sentence of a refusal with its gaps filled. */
export function sayRefusal(refusal: Refusal, gaps: Readonly<Record<string, string>> = {}): string {
  return refusals[refusal].replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
}
