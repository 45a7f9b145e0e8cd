import { count, students } from '../text.ts';

/** Words of the wrong ideas. */
export const ideasText = {
  lesson: 'Lesson',
  guide: 'Notes for this lesson',
  since: 'Answers of the',
  days: { '1': 'last day', '7': 'last seven days', '30': 'last 30 days' } as Record<string, string>,
  summary: (answers: number, all: number, wrong: number) =>
    `${count(answers, 'answer', 'answers')} of ${students(all)}, ${wrong} not right`,
  list: 'What they think',
  listHint: 'The idea most students show comes first',
  shown: (n: number, all: number, answers: number) =>
    `${n} of ${students(all)}, ${count(answers, 'answer', 'answers')}.`,
  needing: (n: number) => `${n} need help`,
  talk: 'Talk about it',
  problem: 'The problem',
  typed: 'What they answered',
  tells: 'What it tells you',
  namesHidden: 'Names are hidden, safe for the projector.',
  showNames: 'Show names',
  hideNames: 'Hide names',
  slips: (n: number) =>
    `${count(n, 'more answer was a slip', 'more answers were slips')}: no named idea behind ${n === 1 ? 'it' : 'them'}.`,
  empty: {
    title: 'No wrong idea shows here',
    text: 'Either nobody has worked on this lesson in these days, or what went wrong were slips.',
  },
};

/** Words of the card for the projector. */
export const talkText = {
  question: 'Who is right, and how do you know?',
  phases: ['Think alone', 'Talk in pairs', 'Share'],
  listen: 'Listen for',
  followUp: 'Follow-up problem',
  back: 'Back to the two answers',
  answer: 'Show the answer',
  close: 'Close the talk',
  title: 'Talk about it',
};
