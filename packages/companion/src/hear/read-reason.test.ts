import { describe, expect, test } from 'vitest';
import { readReason, replyToReason } from './read-reason.ts';

const about = ['Why does the ratio stay the same when both numbers grow?', 'Oaks on the block', 'Maples'];
const reply = (text: string) => replyToReason(readReason(text, about), 'Oaks on the block');

describe('a reason in own words', () => {
  test('that names things and how they belong together is heard with both', () => {
    expect(reply('For every 3 maples there are 8 oaks')).toBe(
      'I heard what it is about (maples and oaks) and how it belongs together (“for every”). Somebody else can follow that.',
    );
  });

  test.each([
    ['maples and oaks', 'What happens to one of the numbers when the other changes?'],
    ['you multiply it', 'What is that true of, for example “Oaks on the block”?'],
    ['idk i just guessed', 'Tell it with the things of the mission, for example “Oaks on the block”'],
    ['', 'Tell it with the things of the mission'],
    ['72', 'Tell it with the things of the mission'],
  ])('%j is asked further', (text, asked) => {
    expect(reply(text)).toContain(asked);
  });

  test('with a slip in its mathematics is asked about that line, right lines are not', () => {
    expect(reply('because 27 * 3 = 72 oaks')).toMatch(/^I read .*27.*72.*same\?$/);
    expect(readReason('because 9 * 8 = 72 oaks, and 27 / 3 = 9', about).falseLines).toEqual([]);
  });

  test('of any length and script is read', () => {
    for (const text of ['9'.repeat(5000), '🚀 = 🌳', 'مرحبا', '= = =', '1/0 = 2']) {
      expect(typeof reply(text)).toBe('string');
    }
  });
});
