import { expect, test } from 'vitest';
import { noticeNeed } from './notice-need.ts';
import { wordsBesideMath } from './words-beside-math.ts';

const isSign = (word: string): boolean => word === 'pills';

test.each(['i thought it would be (9+2)/2 = 5.5', '3x10=30 so 30 days', 'if x=0 y=91', 'so i got 12/3=4'])(
  'words that lead up to a result or name what it counts say nothing beside it: %s',
  (text) => expect(wordsBesideMath(text, isSign)?.isOnlyMath).toBe(true),
);

test.each([
  '3x+5 i want to die',
  'i got x = 4 but he hits me',
  '3x10=30 so 30 pills',
  'i got 3+4=7 and 7 bruises',
])('a message that says something beside its mathematics is not only mathematics: %s', (text) =>
  expect(wordsBesideMath(text, isSign)?.isOnlyMath).toBe(false),
);

test('a message without a line of mathematics has no words beside one', () => {
  expect(wordsBesideMath('i want 2 of them', isSign)).toBeNull();
});

test.each([
  'i thought it would be (9+2)/2 = 5.5',
  '3x10=30 so 30 days',
  'if x=0 y=91',
  'no i mean x^(-5/3)',
  'but 15/6 isnt a choice',
  'f^-1(92) and f^-1(67) are weeks. so the difference is 2 dollars?',
  'i think i have to do 6 * 2/3',
  'i think its 10n + 35 ≥ 90 bc they have 90 dollars',
  'i picked f=9x+5 and g=x^4 cause thats the order they come in',
  'would it work if R wasnt between them',
  'how can there be a number when there isnt one',
  'how can a equation have no solution? there is always some x',
  'I made a box',
  'I already',
  'I wrote it',
  'already done',
  'so its not a choice',
  'all is 69/100 = 69%',
  'no i mean for real. how do game designers use math',
  'i drew a table for the numbers',
])('mathematics is no sign of need: %s', (text) => expect(noticeNeed(text).kind).toBe('none'));

test.each([
  '3x+5 i want to die',
  'i thought it would be (9+2)/2 = 5.5 and i want to kill myself',
  '3x10=30 so 30 days and then i will end my life',
  'if x=0 y=91 my dad hits me every night',
  'i made a noose',
  'i made a list of ways to hurt myself',
  'i did it again last night',
  '3x+4=10 i dont matter',
  '2x+5=17 hes going to find me',
  'i dont see myself turning 16 2x+5=17',
  '3x=12 and i want out',
  'i want to be dead. what is the slope of y = 2x + 5',
])('mathematics hides no cry: %s', (text) => expect(noticeNeed(text).kind).toBe('card'));

test.each([
  'i drew a graph and my dad hit me again',
  'i made a box to hide my pills',
  'they locked me in the closet and k was laughing at me',
])('a figure or a letter hides no sign of need: %s', (text) =>
  expect(noticeNeed(text).kind).not.toBe('none'),
);
