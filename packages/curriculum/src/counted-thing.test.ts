import { expect, test } from 'vitest';
import { countedThing } from './counted-thing.ts';

test.each([
  ['A flag is 1/2 yard tall. How many yards long is the flag? Write a fraction in lowest terms.', 'yards'],
  ['How many small dishes can be made?', 'small dishes'],
  ['How many pages does it print each minute?', 'pages'],
  ['How many rooms is that in one hour?', 'rooms'],
  ['How many cubic feet of sand are in it?', 'cubic feet'],
  ['How many rows hold 3 people? How many people are left?', 'people'],
  ['The front rows fill up first. How many people sit in the last row?', 'people'],
  ['How many students play neither?', 'students'],
  ['What is the perimeter of the mat in meters? Write a fraction in lowest terms.', 'meters'],
  ['What is the greatest number of balls it can buy?', 'balls'],
  ['What is the greatest number of boxes of melons it can carry?', 'boxes of melons'],
  ['What is the greatest number of bags of fruit mix it can fill?', 'bags of fruit mix'],
  ['What is the last whole number of hours for which the model makes sense?', 'hours'],
])('takes what is counted from "%s"', (question, counted) => {
  expect(countedThing(question, false)).toBe(counted);
});

test('says one of it for an answer of one or less', () => {
  expect(countedThing('How many feet wide is it?', true)).toBe('foot');
  expect(countedThing('How many cubic inches are left?', true)).toBe('cubic inch');
  expect(countedThing('How many gallons does the jug hold?', true)).toBe('gallon');
  expect(countedThing('How many more meters would make a full one?', true)).toBe('meter more');
});

test('takes no singular that it cannot make', () => {
  expect(countedThing('How many batches are there?', true)).toBeNull();
  expect(countedThing('How many children are there?', true)).toBeNull();
});

test.each([
  'How much is 3 + 4?',
  'How many times does it fit?',
  'How many are there?',
  'How many of them fit?',
])('takes nothing from "%s"', (question) => {
  expect(countedThing(question, false)).toBeNull();
});
