import { expect, test } from 'vitest';
import { accountsText } from '../features/accounts/text.ts';
import { nowText as studentNow } from '../features/classes/now/text.ts';
import { classesText } from '../features/classes/text.ts';
import { assignText } from '../features/teach/assignments/text.ts';
import { ideasText, talkText } from '../features/teach/ideas/text.ts';
import { nowText } from '../features/teach/now/text.ts';
import { teachText } from '../features/teach/text.ts';
import { paths } from '../paths.ts';

test.each([
  ['the button that makes a class', teachText.create.submit, 'Create class'],
  ['the way in for students', classesText.door.open, 'Join a class'],
  ['the demo', teachText.demo.open, 'Show me a demo class'],
  ['the school’s own sign-in', accountsText.login.school('Northside'), 'Sign in with Northside'],
  ['a pause', studentNow.eyes, 'Eyes on your teacher'],
  ['names for the projector', nowText.hideNames, 'Hide names'],
  ['a hand', nowText.lower, 'Lower hand'],
  ['the talk', ideasText.talk, 'Talk about it'],
  ['the question of the talk', talkText.question, 'Who is right, and how do you know?'],
  ['more practice', assignText.more.give, 'Give five more'],
])('%s is called as printed guides call it', (_, said, words) => {
  expect(said).toBe(words);
});

test('addresses that are printed and bookmarked stay', () => {
  expect([paths.teach, paths.teachClass(7), paths.teachLesson(3), paths.teachStart]).toEqual([
    '/teach',
    '/teach/class/7',
    '/teach/lesson/3',
    '/teach/start',
  ]);
  expect([paths.join, paths.family, paths.school(), paths.school('connect')]).toEqual([
    '/join',
    '/family',
    '/school',
    '/school/connect',
  ]);
});
