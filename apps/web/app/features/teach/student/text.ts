import { count } from '../text.ts';

/** Words of the page of one student. */
export const studentText = {
  of: (course: string, unit: string) => `${course}, ${unit}`,
  well: (name: string) => `What ${name} does well`,
  wellNone: 'Nothing is done alone yet. The first skill will stand here.',
  needs: 'Needs help',
  map: 'Skills',
  every: 'Every answer, as given',
  when: 'When',
  problem: 'Problem',
  typed: 'Answer',
  tells: 'What it tells',
  help: 'Help',
  helps: { none: 'None', helped: 'With help', 'not-counted': 'After the first tries' },
  rightWord: 'Right',
  slip: 'A slip, no named idea',
  more: 'Older answers',
  newer: 'Newer answers',
  noTries: 'No answers yet.',
  week: 'This week',
  weekText: (n: number, days: number) => `${count(n, 'answer', 'answers')} on ${count(days, 'day', 'days')}`,
  beyond: 'Beyond the lessons',
  hints: 'Hints this week',
  missions: 'City missions run',
  races: 'Math races',
  seen: (name: string) =>
    `${name} can see that you opened this page. What ${name} writes in the chat stays with ${name}.`,
  safety: {
    title: 'Please look after them',
    text: (name: string, when: string) =>
      `The companion showed ${name} a safety card on ${when}. You are told that, and never why; the school’s safety contact knows more.`,
  },
  print: 'Print this page',
  back: (name: string) => `Back to ${name}`,
};
