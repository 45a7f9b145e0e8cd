import { describe, expect, test } from 'vitest';
import { readAsked } from './read-asked.ts';

describe('a move that is asked about', () => {
  test.each([
    ['do i divide by 6', 'whether'],
    ['should i distribute or no', 'whether'],
    ['do u times by 12 or divide', 'whether'],
    ['why cant u just add', 'why-not'],
    ['cant i just subtract them', 'why-not'],
    ['why doesnt 2 work', 'why-not-value'],
    ['why isnt it 12', 'why-not-value'],
  ])('%s is heard as %s', (text, kind) => expect(readAsked(text)?.kind).toBe(kind));

  test.each([
    'i divided by 6',
    'is it 40',
    'can you draw it',
    'can i use a calculator',
    'why do we divide',
    'do you like soccer',
  ])('%s is no such question', (text) => expect(readAsked(text)).toBeNull());
});
