import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, type Exercised, together } from '../../exercises/exercise.ts';
import { fractionText } from '../../exercises/polynomial-shape.ts';
import { type Given, saysOnly, withoutLetters } from '../read-given.ts';
import { lineIn } from './line-in.ts';

const own =
  /^(?:point|points|line|lines|closest|nearest|origin|coordinates?|coordinate|plane|lies|lie|lying)$/;
const place = /^\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)$/;

/** The point of a line that is nearest to a point: where the line at a right angle through that point meets it. */
export function solveNearestPoint(given: Given): Exercised | null {
  if (!/\b(?:closest|nearest)\b/.test(given.says) || !saysOnly(given, own)) return null;
  const pieces = withoutLetters(given.math);
  const points = pieces.filter((piece) => place.test(piece));
  const [curve, more] = pieces.filter((piece) => !place.test(piece));
  const fromOrigin = /\borigin\b/.test(given.says);
  const [point, other] = fromOrigin ? [...points, '(0, 0)'] : points;
  const line = curve === undefined || more !== undefined ? null : lineIn(curve);
  if (!line || point === undefined || (other !== undefined && other !== point)) return null;
  const [, p = '', q = ''] = place.exec(point) ?? [];
  if (!evaluateExact(p) || !evaluateExact(q) || (line.A.n === 0n && line.B.n === 0n)) return null;
  const [a, b, c] = [line.A, line.B, line.C].map(fractionText);
  const to = byFormula({
    formula: 't = (c - a · p - b · q)/(a^2 + b^2)',
    values: { a: a ?? '', b: b ?? '', c: c ?? '', p, q },
    rule: 'right-angle-to-line',
    kind: 'line',
  });
  if (!to) return null;
  const along = (letter: 'x' | 'y', start: string, step: string) =>
    byFormula({
      formula: `${letter} = ${letter === 'x' ? 'p + a' : 'q + b'} · t`,
      values: letter === 'x' ? { p: start, a: step, t: to.answer } : { q: start, b: step, t: to.answer },
      rule: 'foot-on-line',
      kind: 'line',
    });
  const [x, y] = [along('x', p, a ?? ''), along('y', q, b ?? '')];
  if (!x || !y) return null;
  const found = together([to, x, y], { kind: 'line', answer: `(${x.answer}, ${y.answer})` });
  return (
    found && {
      ...found,
      check: [{ claim: `(${a}) · (${x.answer}) + (${b}) · (${y.answer}) = ${c}`, holds: true }],
      question: `Find the point of the line ${curve} that is closest to ${point}.`,
    }
  );
}
