import { expect, test } from 'vitest';
import { plainTex } from './plain-tex.ts';

test.each([
  ['$\\frac{3}{4}$ of it', ' 3/4  of it'],
  ['$\\frac{x + 1}{(x - 1)(x + 1)}$', ' (x + 1)/((x - 1)(x + 1)) '],
  ['$2\\frac{1}{3}$', ' 2 1/3 '],
  ['\\frac{\\sqrt{2}}{2}', '√2/2'],
  ['$x^{2} - 5x$', ' x^2 - 5x '],
  ['$$x \\le 3$$', ' x <= 3 '],
  ['$75\\%$ or $\\$36$', ' 75%  or  $36 '],
  ['$\\log_{5.5}(21.1)$', ' log_5.5(21.1) '],
  ['$1{,}500$', ' 1,500 '],
  ['It costs \\$5 or \\$6.', 'It costs $5 or $6.'],
  ['It costs $5 and then $6.', 'It costs $5 and then $6.'],
  ['A $hidden$ word', 'A $hidden$ word'],
  ['a$$hole', 'a$$hole'],
  ['No TeX at all.', 'No TeX at all.'],
])('%s', (text, plain) => {
  expect(plainTex(text)).toBe(plain);
});
