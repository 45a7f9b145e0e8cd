import { describe, expect, test } from 'vitest';
import { readAbout } from './read-about.ts';

const needed = (...numbers: string[]) => ({ kind: 'needed', numbers });
const word = (said: string) => ({ kind: 'word', word: said });
const wanted = (part: string) => ({ kind: 'wanted', part });

describe('a question about what stands in the problem is read by its form', () => {
  test.each([
    ['do i need the 30 and 25? they confuse me', needed('30', '25')],
    ['what do i need the f(1)=7 for', needed('7')],
    ['do i need the -27 and the 3', needed('-27', '3')],
    ['do i need the 700 and the 98 or just the 7%', needed('700', '98')],
    ['do i need all the numbers', needed()],
    ['is the 24 the games or the points', { kind: 'stands', number: '24', as: 'the games or the points' }],
    ['is 98 what they pay back', { kind: 'stands', number: '98', as: 'what they pay back' }],
    ['what does x stand for', { kind: 'letter', letter: 'x' }],
    ['how many cards are there', { kind: 'count', of: 'cards' }],
    ['less than 4 is that with the 4 or without', { kind: 'edge', number: '4', edge: 'less than' }],
    ['up to 20 is that with 20 or without', { kind: 'edge', number: '20', edge: 'up to' }],
    ['is the 10 included', { kind: 'edge', number: '10', edge: null }],
    ['from 3 to 7 inclusive?', { kind: 'edge', number: '3', edge: null }],
    ['do the yellow ones matter', { kind: 'matters', of: 'yellow' }],
    ['in the same unit?', word('in the same unit')],
    ['is 0 counted', { kind: 'edge', number: '0', edge: null }],
    ['what does alike mean here, same number in one box?', word('alike')],
    ["what does 'fits the story' mean", word('fits the story')],
    ['what is meant by each', word('each')],
    ['what does lowest terms want', word('lowest terms')],
    ['what means consecutive', word('consecutive')],
    ['does cover mean area or around', word('cover')],
    [
      'what is the difference between the first and the third choice',
      expect.objectContaining({ nth: [0, 2] }),
    ],
    ['choice 2 and 4 are they the same', expect.objectContaining({ nth: [1, 3] })],
    ['two answers look totaly the same to me', expect.objectContaining({ kind: 'beside', nth: [] })],
    ['which unit do they want', wanted('unit')],
    ['do i have to round', wanted('rounding')],
    ['do i write it as a fraction or a decimal', wanted('form')],
    ['do i need both answers', wanted('all')],
    [
      'what if it was 300 books instead of 400',
      { kind: 'changed', from: '400', to: '300', times: null, said: 'it was # books instead of #' },
    ],
  ])('%s', (text, question) => expect(readAbout(text)).toEqual(question));

  test.each([
    'do i use 16 or 8',
    'does -6 move it down or up',
    'do i take 19 - x or 19 - 2x',
    'do i need to divide by 3',
    'is 5 a factor of 10',
    'is it 12 or 21',
    'do i round up or down',
    'why do i divide by 2',
    'what does that mean',
    'i got 12',
    'what if they asked for less than 20, would that be 45 - 22',
    'is 12 bigger than 9 or not',
  ])('asks for something else: %s', (text) => expect(readAbout(text)).toBeNull());
});
