import { describe, expect, test } from 'vitest';
import { readNaming } from './substituted.ts';

describe('a letter of the student’s own', () => {
  test.each([
    ['2s^2 + 3s - 2 = 0 with s = sin a', '16cos^2 a - 24sin a = 0', 's = sin a'],
    ['let u = 8^x so 6u + 22 = 113', '6 * 8^x + 22 = 113', 'u = 8^x'],
    ['i call w = x^2, w^2 - 5w + 4 = 0', 'x^4 - 5x^2 + 4 = 0', 'w = x^2'],
  ])('stands for what the problem has: %s', (text, question, line) =>
    expect(readNaming(text, question)?.line).toBe(line),
  );

  test('is put into the other lines', () =>
    expect(readNaming('let u = 8^x so 6u + 22 = 113', '6 * 8^x + 22 = 113')?.text).toContain('6(8^x) + 22'));

  test.each([
    ['y = x + 3', 'Solve y = x + 3 and 2x + y = 12.'],
    ['x + 1 = -9 so x = -8', '9(x + 1)^2 = 729'],
    ['so m = x + 4', 'Write the slope m of the line y = 3x + 4.'],
    ['f(x) = x + 2', 'Which rule has the value 3 at 1?'],
  ])('is none in %s', (text, question) => expect(readNaming(text, question)).toBeNull());
});
