import { evaluateExact } from '../../../judge/equivalent.ts';
import { negateRational, rational } from '../../../rational/rational.ts';
import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { fractionText } from '../../exercises/polynomial-shape.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { polynomialWords } from '../../tree/side-terms.ts';
import type { Given } from '../read-given.ts';
import { lineIn } from './line-in.ts';

const form =
  /[\s,]*\b(?:(?:write|give|put|leave|express)(?: it| the equation| (?:the|your) answer)? )?(?:in |as |into |using )?(?:the )?(standard|general|point[- ]slope) form(?: of)?(?: the)?(?: equation| line)*(?: of)?(?: the)?(?: line)?\b/i;
const point = /\(\s*(-?[\d./]+)\s*,\s*(-?[\d./]+)\s*\)/;

/** A line told by its points or its slope, wanted in a form that is named: the line first, then its form. */
export function solveLineInForm({ text, math }: Given, ask: Ask): Exercised | null {
  const found = form.exec(text);
  if (
    !found ||
    !/\b(?:through|pass\w*|contain\w*|slope of|slope [-\d]|slope is)\b/i.test(text.replace(found[0], ' '))
  )
    return null;
  if (math.some((piece) => /\by\s*-.*=.*\(x/.test(piece))) return null;
  const rest = text.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
  const line = ask(/\b(?:line|equation)\b/i.test(rest) ? rest : `line ${rest}`);
  if (!line || !/^y = /.test(line.answer)) return null;
  if (!/^point/i.test(found[1] ?? '')) {
    const turned = ask(`write ${line.answer} in standard form`);
    return turned && together([line, turned], { kind: 'line', answer: turned.answer });
  }
  const [, x = '', y = ''] = point.exec(text) ?? [];
  const [px, py, read] = [evaluateExact(x), evaluateExact(y), lineIn(line.answer)];
  if (!px || !py || !read || read.B.n === 0n) return null;
  const slope = negateRational(rational(read.A.n * read.B.d, read.A.d * read.B.n));
  const side = (value: typeof px, letter: string): string =>
    polynomialWords([negateRational(value), rational(1)], letter);
  const m = fractionText(slope);
  const front = m === '1' ? '' : m === '-1' ? '-' : m.includes('/') ? `(${m})` : m;
  const answer = slope.n === 0n ? `${side(py, 'y')} = 0` : `${side(py, 'y')} = ${front}(${side(px, 'x')})`;
  const chain = startChain(line.answer);
  addStep(chain, answer, { rule: 'point-and-slope' });
  return together(
    [
      line,
      {
        kind: 'line',
        chain,
        answer,
        check: [{ claim: `${y} - (${y}) = (${m}) · (${x} - (${x}))`, holds: true }],
      },
    ],
    {
      kind: 'line',
      answer,
    },
  );
}
