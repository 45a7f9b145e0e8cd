import { describe, expect, it } from 'vitest';
import { spokenText } from './spoken-text.ts';

describe('content text for a voice', () => {
  it.each([
    ['Plain words stay.', 'Plain words stay.'],
    ['A **ratio** compares.', 'A ratio compares.'],
    ['$\\frac{3}{4}$ of it', '3/4 of it'],
    ['$2x + 3 = 7$, so $x = 2$.', '2x + 3 = 7, so x = 2.'],
    ['$3 \\times 4 \\le 12$', '3 × 4 ≤ 12'],
    ['$90 \\text{ L}$ each \\$5', '90 L each $5'],
    ['\\(x\\) and \\[y\\]', 'x and y'],
    ['$\\sqrt{9}$', '√(9)'],
    ['one\ntwo', 'one\ntwo'],
  ])('%s', (text, spoken) => {
    expect(spokenText(text)).toBe(spoken);
  });
});
