import { expect, test } from 'vitest';
import { verdictAsked } from './verdict-asked.ts';

test.each([
  ['y = (x-5)^2 - 5 ok so far?', 'holds', 'y = (x-5)^2 - 5'],
  ['(2b)^3 = 8b^3 right? because the 2 gets cubed too', 'holds', '(2b)^3 = 8b^3'],
  ['5x = 60, x = 12. is that my answer', 'end', '5x = 60, x = 12'],
  ['-8 <= 4x, -2 <= x. am i done?', 'end', '-8 <= 4x, -2 <= x'],
  ['40 + 6 = 46. does that count, my friend did it different', 'way', '40 + 6 = 46'],
  ['can i also do 68/4 = 17', 'way', '68/4 = 17'],
  [
    '556/4 = 139, 139*5 = 695. my friend says divide by 0.8 but is mine ok',
    'way',
    '556/4 = 139, 139*5 = 695',
  ],
  ['65/52 = 1.25. is this way ok too?', 'way', '65/52 = 1.25'],
])('what is asked of the work is cut from it: %s', (text, kind, said) =>
  expect(verdictAsked(text)).toEqual({ kind, said }),
);

test.each(['why is 3*4 = 12 right?', 'is it 12 right?', 'what is 3 * 4?', '3 * 4 = 12', 'my friend has 12'])(
  'no verdict on work is read in: %s',
  (text) => expect(verdictAsked(text)).toBeNull(),
);
