import { evaluateExact } from '../../../judge/equivalent.ts';
import { rational } from '../../../rational/rational.ts';
import { type Ask, byStatements, byWorking, type Exercised, together } from '../../exercises/exercise.ts';
import { putIn } from '../../exercises/function-exercises.ts';
import { fractionText } from '../../exercises/polynomial-shape.ts';
import { lineThrough } from '../../geometry/solve-line.ts';
import { type Given, saysOnly } from '../read-given.ts';

const own =
  /^(?:equation|normal|line|curve|linear|linearization|approximation|tangent|point|where|near|local|perpendicular)$/;
const plain = (answer: string): string => answer.replace(/^.*?= /, '');

/** The line at a right angle to a curve, and the line close to it. */
export function solveBesideCurve(given: Given, ask: Ask): Exercised | null {
  const { says } = given;
  const isNormal = /\bnormal line\b/.test(says);
  if ((!isNormal && !/\blinear(?:ization| approximation)\b/.test(says)) || !saysOnly(given, own)) return null;
  const pieces = given.math.filter((piece) => !/^[a-z]\(x\)$/.test(piece) && piece !== 'x');
  const place = pieces.map(
    (piece) =>
      /^(?:x|a)\s*=\s*(-?[\d./]+)$/.exec(piece)?.[1] ?? /^\(\s*(-?[\d./]+)\s*,[^()]*\)$/.exec(piece)?.[1],
  );
  const at = place.find((one) => one !== undefined);
  const curves = pieces.filter((_, i) => place[i] === undefined);
  const [curve, more] = curves;
  if (
    at === undefined ||
    curve === undefined ||
    more !== undefined ||
    place.filter((one) => one !== undefined).length > 1
  )
    return null;
  const body = curve.replace(/^(?:y|[a-z]\(x\))\s*=\s*/, '');
  if (/=/.test(body)) return null;
  const derived = ask(`find the derivative of ${body}`);
  const height = byWorking(putIn(body, 'x', at), { kind: 'derivative' });
  const slope = derived && byWorking(putIn(plain(derived.answer), 'x', at), { kind: 'derivative' });
  const value = evaluateExact(height?.answer ?? '');
  const [x, m] = [evaluateExact(at), evaluateExact(slope?.answer ?? (derived ? plain(derived.answer) : ''))];
  if (!derived || !height || !value || !x || !m) return null;
  const parts = [derived, height, ...(slope ? [slope] : [])];
  if (isNormal && m.n === 0n) return together(parts, { kind: 'line', answer: `x = ${at}` });
  const across = isNormal ? rational(-m.d, m.n) : m;
  const turned = isNormal
    ? byStatements({ m: fractionText(m), n: fractionText(across) }, ['m · n = -1'], {
        kind: 'line',
        answer: '',
        rule: 'perpendicular-slope',
      })
    : null;
  const line = lineThrough({ x, y: value }, across);
  return together([...parts, ...(turned ? [turned] : []), line], {
    kind: 'line',
    answer: isNormal ? line.answer : line.answer.replace(/^y/, 'L(x)'),
  });
}
