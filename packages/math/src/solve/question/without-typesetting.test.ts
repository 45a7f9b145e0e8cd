import { expect, test } from 'vitest';
import { solve } from '../solve.ts';
import { withoutTypesetting } from './without-typesetting.ts';

test.each([
  [String.raw`\det \begin{pmatrix} 3 & 2 \\ 1 & 5 \end{pmatrix}`, '13'],
  [String.raw`\begin{vmatrix} 3 & 2 \\ 1 & 5 \end{vmatrix}`, '13'],
  [
    String.raw`\begin{bmatrix} 1 & 2 \\ 3 & 4 \end{bmatrix} + \begin{bmatrix} 1 & 1 \\ 1 & 1 \end{bmatrix}`,
    '[[2, 3], [4, 5]]',
  ],
  [String.raw`\lim_{x \to 2} \frac{x^2-4}{x-2}`, '4'],
  [String.raw`\lim_{x\to\infty} \frac{3x^2}{x^2+1}`, '3'],
  [String.raw`\int_0^2 (3x^2+1)\,dx`, '10'],
  [String.raw`\int_0^{\pi/2} \cos x \, dx`, '1'],
  [String.raw`\int 6x^2 dx`, '2x^3 + C'],
  [String.raw`\sum_{k=1}^{5} k^2`, '55'],
  [String.raw`\frac{d}{dx} x^3`, '3x^2'],
  [String.raw`\frac{d^2}{dx^2} x^4`, '12x^2'],
  [String.raw`\binom{5}{2}`, '10'],
  ['⅞ ÷ ¾', '7/6'],
  ['2½ + 1¾', '17/4'],
  [String.raw`\sin(30^\circ)`, '1/2'],
  [String.raw`\tan\left(\frac{\pi}{4}\right)`, '1'],
  [String.raw`2\sin x = 1 on [0, 2\pi)`, 'x = π/6 or x = 5π/6'],
  [String.raw`\begin{cases} x + y = 5 \\ x - y = 1 \end{cases}`, 'x = 3 and y = 2'],
])('%s is %s', (typed, answer) => {
  const given = solve(typed);
  expect(given.kind !== 'not-understood' && given.answer).toBe(answer);
});

test.each([
  ['Find the midpoint of (–2, 4) and (6, –8).', '(2, -2)'],
  ['Evaluate 3x – 2 for x = –4', '-14'],
  ['find the center and radius of x² + y² – 8x + 2y – 8 = 0', 'center (4, -1); radius 5'],
])('a dash of a page is a minus where a term shows it: %s', (typed, answer) => {
  const given = solve(typed);
  expect(given.kind !== 'not-understood' && given.answer).toBe(answer);
});

test.each([
  [String.raw`Solve for $x$. Round to the nearest thousandth. $5 \cdot 2^{3x} = 90$`, 'x = 1.390'],
  [String.raw`Divide. Write the quotient in standard form $a + bi$. $\dfrac{5-3i}{2+i}$`, '7/5 - 11i/5'],
  [
    String.raw`Find the angle between the vectors $\mathbf{u} = \langle 3, -4\rangle$ and $\mathbf{v} = \langle -5, 2\rangle$. Round to the nearest degree.`,
    '149°',
  ],
])('mathematics between dollars inside a sentence is read: %s', (problem, answer) => {
  const found = solve(problem);
  expect('steps' in found ? found.answer : 'refused').toBe(answer);
});

test('prices in a sentence stay prices', () => {
  expect(withoutTypesetting('A pen costs $5 a piece and x pens cost $20.')).toBe(
    'A pen costs $5 a piece and x pens cost $20.',
  );
});
