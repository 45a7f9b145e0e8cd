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
    ['$\\sqrt{9}$', '√9'],
    ['$\\sqrt{x + 1}$', '√(x + 1)'],
    ['$x^{2} - 5x^3$', 'x² - 5x³'],
    ['$2^{10}$', '2 to the power of 10'],
    ['$\\frac{x + 1}{(x - 1)(x + 1)}$', '(x + 1)/((x - 1)(x + 1))'],
    ['$\\frac{\\sqrt{2}}{2}$', '√2/2'],
    ['$2\\frac{1}{3}$ cups', '2 and 1/3 cups'],
    ['−12 $\\frac{1}{3}$ cups', '−12 and 1/3 cups'],
    ['$75\\%$ and $90^{\\circ}$', '75% and 90°'],
    ['$1{,}500$', '1,500'],
    ['$9\\pi$', '9 π'],
    ['one\ntwo', 'one\ntwo'],
  ])('%s', (text, spoken) => {
    expect(spokenText(text)).toBe(spoken);
  });
});
