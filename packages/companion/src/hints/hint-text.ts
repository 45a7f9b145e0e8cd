import type { AnswerForm } from '@playforward/math';

type Group = 'number' | 'pair' | 'algebra' | 'choice' | 'picture' | 'hand';

/** Moves that help with every problem of a kind. They hold no numbers, so they can never give an answer away. */
const strategies: Readonly<Record<Group, readonly string[]>> = {
  number: [
    'Before you work it out, make a guess. Should the answer be bigger or smaller than the numbers you are given? Say why.',
    'Make a small sketch or a table. Label each number with what it counts.',
    'Try the same question with smaller, easier numbers. Then do the same moves with the real ones.',
    'When you have an answer, read the question again with your number in it. Does the story still fit?',
  ],
  pair: [
    'Write down what each number stands for. Keep the words in the same order as the question.',
    'Make a small table with a row for each thing. What happens to one row must happen to the other.',
    'Try the same question with smaller, easier numbers. Then do the same moves with the real ones.',
    'Check at the end: go back from your answer. Do you get to the numbers you started with?',
  ],
  algebra: [
    'Say what the letter stands for. Then say in words what is done to it, one move after the other.',
    'Undo the moves in the opposite order. What you do to one side, do to the other side too.',
    'Change only one thing in each line. Small lines are easy to check.',
    'Put your answer in for the letter. Both sides must come out the same.',
  ],
  choice: [
    'Cover the choices. Say your own answer first, then look for the choice that says the same.',
    'Find one choice that cannot be true. Say what in the question rules it out.',
    'Look at what differs between two choices. Which words in the question settle that?',
    'Test each choice in the story. Only one of them fits every fact.',
  ],
  picture: [
    'Cover the choices. Say or sketch what you expect to see, then look for it.',
    'Find one choice that cannot be true. Say what in the question rules it out.',
    'Look at what differs between two choices. What in the question settles that?',
    'Pick one fact of the question. Check it in each choice, then go on to the next fact.',
  ],
  hand: [
    'Before you move anything, say what you expect to see. Then make it.',
    'Do one thing after the other. Which part of the question tells where to begin?',
    'Find a place that you are sure of. Go on from there.',
    'When it is made, read the question again, one part at a time. Does your drawing show each part?',
  ],
};

const groups: Readonly<Record<AnswerForm, Group>> = {
  integer: 'number',
  decimal: 'number',
  fraction: 'number',
  'mixed-number': 'number',
  percent: 'number',
  money: 'number',
  number: 'number',
  measure: 'number',
  angle: 'number',
  radical: 'number',
  scientific: 'number',
  ratio: 'pair',
  point: 'pair',
  set: 'pair',
  list: 'pair',
  expression: 'algebra',
  equation: 'algebra',
  inequality: 'algebra',
  interval: 'algebra',
  choice: 'choice',
  diagram: 'picture',
  hand: 'hand',
};

/** General moves for problems with this form of answer, the most useful first. */
export function strategiesFor(form: AnswerForm): readonly string[] {
  return strategies[groups[form]];
}

/** How an answer that was not right is looked at again, by its form. */
const retests: Readonly<Record<Group, string>> = {
  number: 'Put your number back into the question and read it aloud. Where does it stop fitting?',
  pair: 'Write a word beside each number of your answer. Do the words come in the order of the question?',
  algebra: 'Put a small number in for the letter. Does your answer say the same as the question?',
  choice: 'Read your choice once more, one part at a time. Which word in the question speaks against it?',
  picture: 'Look at your choice once more, one part at a time. Which part does not fit the question?',
  hand: 'Look at what you made once more, one part at a time. Which part does not fit the question?',
};

/** What to do with an answer of this form that was not right. */
export function retestFor(form: AnswerForm): string {
  return retests[groups[form]];
}

export const hintText = {
  asked: (ask: string): string => `Start with what is asked: “${ask}” Say it in your own words first.`,
  askedPlain: 'Read the question once more. Say in your own words what you are looking for.',
  noticed: (reason: string, retest: string): string =>
    `Look once more at what you tried. ${reason}${reason.endsWith('?') ? '' : ` ${retest}`}`,
  firstMove: (instruction: string, explanation: string): string =>
    `A good first move: ${lowerFirst(instruction)} ${explanation}`.trim(),
  nextMove: (instruction: string, explanation: string): string =>
    `Your next move: ${lowerFirst(instruction)} ${explanation}`.trim(),
  worked: (work: string): string =>
    `Here is the first move, done for you: ${inWords(work)}. What comes next?`,
  twin: (question: string, lines: readonly string[]): string =>
    `Here is a problem like yours, all worked out. ${question} ${lines.join(' ')} Now make the same moves with your own numbers.`,
  twinMove: (instruction: string, work: string | null): string =>
    work === null ? instruction : `${instruction} ${inWords(work)}.`,
  twinEnd: (answer: string): string => `The answer there: ${answer.replace(/[.]$/, '')}.`,
} as const;

/** 'Find the rate.' continues a sentence as 'find the rate.'; names and single letters keep their capital. */
function lowerFirst(sentence: string): string {
  return /^[A-Z][a-z]+ /.test(sentence)
    ? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
}

/** An arrow is no equals sign: '2:7 → 2 oaks' reads '2:7, then 2 oaks'. */
function inWords(work: string): string {
  return work.replace(/\s*→\s*/g, ', then ');
}
