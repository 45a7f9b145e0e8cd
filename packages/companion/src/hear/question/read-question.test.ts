import { describe, expect, test } from 'vitest';
import { lineAsked, readQuestion, reasonedLine } from './read-question.ts';

const same = (left: string, right: string) => ({ kind: 'same', left, right });
const which = (one: string, other: string, of: string | null = null) =>
  expect.objectContaining({ kind: 'which', ways: [one, other], of });

describe('a question that holds mathematics is read by its form', () => {
  test.each([
    ['6y is 62?', same('6y', '62')],
    ['34 and 43 are they the same', same('34', '43')],
    ['does 0.50 count as 1/2', same('0.50', '1/2')],
    ['is 12:10 the same as 6:5', same('12:10', '6:5')],
    ['isnt 7w + 7 just 14w', same('7w + 7', '14w')],
    ['can t+1 just be -12', same('t+1', '-12')],
    ['can 7y and -10 go together to -3y', same('7y - 10', '-3y')],
    ['do i divide by 52 or 65', which('52', '65')],
    ['do i times 5 by 13 or by 12', which('13', '12')],
    ['do i put 3x in for y or for x', which('for y', 'for x')],
    ['is 9% 0.9 or 0.09', which('0.9', '0.09', '9%')],
    ['is it 5 - 8 or the other way round', which('5 - 8', '8 - 5')],
    ['why is it 4 and not 8', { kind: 'rather', ways: ['4', '8'] }],
    ['where does the 7 come from', { kind: 'place', number: '7' }],
    ['what happens with the 3 in front', { kind: 'place', number: '3' }],
    ['wat does the 13 mean', { kind: 'place', number: '13' }],
    ['but where do i get the 2 from its not in the question', { kind: 'place', number: '2' }],
    ['whats the 3 up there mean', { kind: 'place', number: '3' }],
    ['what does the 4 in (4,28) stand for', { kind: 'coordinate', number: '4', pair: '(4,28)', at: 0 }],
    ['do i need the 4', { kind: 'needed', numbers: ['4'] }],
    ['they say 4 do i need it', { kind: 'needed', numbers: ['4'] }],
    ['should i even use the 12 here', { kind: 'needed', numbers: ['12'] }],
    ['is r 1.3 or 0.013 or 1.013', expect.objectContaining({ ways: ['1.3', '0.013', '1.013'] })],
    [
      'so is it 9/6 = 18/x or 9/6 = x/18 i always mix it up',
      { kind: 'lines', lines: ['9/6 = 18/x', '9/6 = x/18'] },
    ],
    ['what does 17.40 stand for, one can or all 12?', { kind: 'place', number: '17.40' }],
    ['can w be 18?', { kind: 'value', value: '18' }],
    ['can i just do 140 - 40', { kind: 'way', line: '140 - 40' }],
    ['does 280 divided by 41 work', { kind: 'way', line: '280 / 41' }],
  ])('%s', (text, question) => expect(readQuestion(text)).toEqual(question));

  test.each([
    'why do i divide by 2',
    'is 5 a factor of 10',
    'what is 3 times 4',
    'whats the difference between 4 or 5 sides',
    'i got 12',
    '4x = 12',
    '3 + 4 = 7',
    'why are there 2 answers and not 1 like in the other problem',
  ])('asks for something general or nothing: %s', (text) => expect(readQuestion(text)).toBeNull());
});

test('a letter beside a number, and a calculation that is asked about, are lines to judge', () => {
  expect(lineAsked(readQuestion('3w is 62?'))).toBe('3w = 62');
  expect(lineAsked(readQuestion('can i do 8 * 6'))).toBe('8 * 6');
  expect(lineAsked(readQuestion('is 7w just 7 + w'))).toBeNull();
});

test('a value with a calculation as its reason says one line', () => {
  expect(reasonedLine('13 is the answer right because 65-52')).toBe('65-52 = 13');
  expect(reasonedLine('so it is 12 because i added them?')).toBeNull();
});
