import { expect, test } from 'vitest';
import { statedEnd } from './stated-end.ts';

test.each([
  ['3n=9 so the mark goes on 3', 'the mark goes on 3', '3n=9'],
  ['120=2x so 60 copies, thats when both are the same', '60 copies', '120=2x'],
  ['so no limit because 4 and 1 arent the same', 'no limit', '4 and 1 arent the same'],
  ['its 17 degrees bc they make 90 together', '17 degrees', 'they make 90 together'],
  ['0.013*3=0.039 and e^0.039*73 is 75.90', 'e^0.039*73 is 75.90', '0.013*3=0.039'],
])('%s ends in what is concluded, and from what', (text, end, from) =>
  expect(statedEnd(text)).toMatchObject({ end, from }),
);

test.each(['why is it 3?', '6n-36=3n-27', 'x is 4 so y is 6. then (4, 6)'])(
  '%s has no end by itself',
  (text) => expect(statedEnd(text)).toBeNull(),
);
