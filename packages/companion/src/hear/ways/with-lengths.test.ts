import { describe, expect, test } from 'vitest';
import { withLengths } from './with-lengths.ts';

const question = '$RV$ is 6 m, $VU$ is 2 m and RS is 6 m long. How long is TU, in meters?';

describe('lengths by the names of their ends', () => {
  test.each([
    ['VU/RV = 2/6 = 1/3', '2/6 = 1/3'],
    ['UV / VR = 1/3', '2 / 6 = 1/3'],
    ['6/3 = 2 so TU = 2', '6/3 = 2 so 2'],
  ])('%s is read with the numbers of the question', (text, read) => {
    expect(withLengths(text, question)).toBe(read);
  });

  test('another name without a number leaves the text as it is', () => {
    expect(withLengths('TU/RS = VU/RV', question)).toBe('TU/RS = VU/RV');
  });
});
