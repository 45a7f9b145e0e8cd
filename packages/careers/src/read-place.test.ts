import { describe, expect, test } from 'vitest';
import { placeName, readPlace } from './read-place.ts';

describe('a place', () => {
  test.each([
    ['Austin, TX', 'Austin, Texas'],
    ['austin texas', 'Austin, Texas'],
    ['St. Louis, Missouri', 'St Louis, Missouri'],
    ['new york, ny', 'New York, New York'],
    ['NYC', 'New York City'],
    ['brooklyn', 'Brooklyn'],
    ['Charleston, West Virginia', 'Charleston, West Virginia'],
    ['Seattle, Washington, USA', 'Seattle, Washington'],
    ['Ohio', 'Ohio'],
    ['San Juan, PR', 'San Juan, Puerto Rico'],
    ['asdf', null],
    ['idk', null],
    ['in', null],
    ['my house', null],
    ['12345, TX', 'Texas'],
    ['I live with my mom and my dog in a big house', null],
    ['', null],
  ])('written %j reads %j', (answer, name) => {
    expect(placeName(readPlace(answer))).toBe(name);
  });
});
