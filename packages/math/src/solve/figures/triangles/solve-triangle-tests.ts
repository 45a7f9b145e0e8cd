import { byStatements, type Exercised } from '../../exercises/exercise.ts';
import type { FigureText } from '../reading/read-figure.ts';
import { numbersIn } from '../reading/read-sizes.ts';

/** Whether three sides make a triangle, a right one, or which kind by its angles. */
export function solveTriangleTests(figure: FigureText): Exercised | null {
  const text = figure.text.replace(/\b(?:3|three) (?=sides|sticks|lengths|segments)/gi, '');
  if (
    !/\btriang\w+|\bpythagorean triple\b/i.test(text) ||
    /\b(?:area|perimeter|third|missing|find|how (?:long|many)|similar|angles? (?:is|of|measures)|prism|height)\b|°|x\b/i.test(
      text,
    )
  )
    return null;
  const numbers = numbersIn(text);
  const [one, two, three, more] = numbers;
  if (
    !one ||
    !two ||
    !three ||
    more ||
    numbers.some(({ angle, value }) => angle || !/^\d+(?:\.\d+)?$/.test(value))
  )
    return null;
  if (new Set(numbers.flatMap(({ unit }) => unit?.name ?? [])).size > 1) return null;
  const gaps = [text.slice(one.end, two.start), text.slice(two.end, three.start)];
  if (!gaps.every((gap) => /^(?:[\s,]|\band\b|\bby\b)*$/.test(gap))) return null;
  const [a, b, c] = numbers.map(({ value }) => Number(value)).sort((x, y) => x - y);
  if (a === undefined || b === undefined || c === undefined || a <= 0) return null;
  const values = { a: `${a}`, b: `${b}`, c: `${c}` };
  const closes = a + b > c + 1e-12;
  const difference = Math.abs(a * a + b * b - c * c) < 1e-9 ? 0 : a * a + b * b - c * c;
  const sign = difference === 0 ? '=' : difference > 0 ? '>' : '<';
  if (/\b(?:acute|obtuse)\b/i.test(text)) {
    if (!closes) return null;
    const kind = difference === 0 ? 'right' : difference > 0 ? 'acute' : 'obtuse';
    return byStatements(values, [`a^2 + b^2 ${sign} c^2`], {
      kind: 'geometry',
      answer: kind,
      rule: 'squares-of-sides',
    });
  }
  const right =
    /\bright(?:-angled| angled)? triang|\bright(?: angled)?\s*(?:\?|$|one|or not|yes)|\bpythagorean triple|\bright angled\b|\bhas a right angle\b/i.test(
      text,
    );
  if (right) {
    if (!/^(?:[^.?]*\. )?[^.?]*\b(?:is|are|do|does|can|could|would|check|whether|if|will)\b/i.test(text))
      return null;
    return byStatements(values, [`a^2 + b^2 ${difference === 0 ? '=' : '≠'} c^2`], {
      kind: 'geometry',
      answer: difference === 0 ? 'yes' : 'no',
      rule: 'pythagorean-theorem',
    });
  }
  if (
    !/\b(?:can|could|possible|do|does|will|is it|form|make|exist|build)\b/i.test(text) ||
    !/\b(?:form|make|exist|possible|be|have|build)\b/i.test(text)
  )
    return null;
  const closing = a + b === c ? '=' : closes ? '>' : '<';
  return byStatements(values, [`a + b ${closing} c`], {
    kind: 'geometry',
    answer: closes ? 'yes' : 'no',
    rule: 'triangle-inequality',
  });
}
