import { expect, test } from 'vitest';
import { statesSomething } from './states-something.ts';

test.each([
  'so B is not a function bc 6 comes out twice?',
  'T and F? so its TF',
  'the 6 is when x is 0 i think',
  'if not obtuse then not 106',
  'thats what i did',
  'same side means they add to 180?',
])('says something: %s', (text) => expect(statesSomething(text)).toBe(true));

test.each([
  'is it cos or sin',
  'so then what',
  'ok but why does it turn',
  'what about 10, most are around there',
  'if i double both?',
  'i dont get the second one',
  'do i add or subtract',
])('asks or wishes: %s', (text) => expect(statesSomething(text)).toBe(false));
