import { numberValue } from '../../algebra/number-value.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import {
  addRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { polynomialWords } from '../tree/side-terms.ts';
import { spellTrigonometry } from '../trigonometry/spell-trigonometry.ts';
import { solveDerivative } from './solve-derivative.ts';

const tangent =
  /\btangent(?: line)?\b.*?(?:\bto\b|\bof\b)\s*(?:the (?:curve|graph|function|parabola)(?: of)?\s*)?(?:[fg]\s*\(\s*x\s*\)\s*=|y\s*=)?\s*(.+?)\s*,?\s+(?:at|when|where)\s+(?:the point\s+)?(?:(?:x\s*=\s*)?(-?\d+(?:\/\d+)?)|\(\s*(-?\d+(?:\/\d+)?)\s*,\s*-?[\d/]+\s*\))$/i;

/** The slope at a place: the derivative with the number put in. */
function slopeAt(body: string, at: string): Worked | null {
  return solveDerivative(mathRequest(`derivative of ${body} at x = ${at}`));
}

/** `ln(1)` and `√9` are whole numbers; the check of the line proves it again. */
function wholeValue(text: string): Rational | null {
  const read = parseMath(text);
  const size = read.ok ? numberValue(read.node, new Map()) : Number.NaN;
  return Math.abs(size - Math.round(size)) < 1e-12 ? rational(Math.round(size)) : null;
}

function tangentLine(words: string): Worked | null {
  const found = tangent.exec(words);
  const at = found?.[2] ?? found?.[3];
  const body = found?.[1] === undefined ? '' : spellTrigonometry(found[1]);
  const slope = at === undefined ? null : slopeAt(body, at);
  if (!slope || at === undefined) return null;
  if (!/\bequation\b|\bline\b/i.test(words) || /\bslope\b/i.test(words)) return slope;
  const read = parseMath(body);
  const [a, m] = [evaluateExact(at), evaluateExact(slope.answer)];
  if (!read.ok || !a || !m) return null;
  const filled = writeMath(replaceVariables(read.node, new Map([['x', numberNode(a)]])));
  const height = evaluateExact(filled) ?? wholeValue(filled);
  if (!height) return null;
  const constant: Rational = addRational(height, negateRational(multiplyRational(m, a)));
  const point = (value: Rational): string =>
    value.n < 0n || value.d !== 1n ? `(${writeMath(numberNode(value))})` : writeMath(numberNode(value));
  const chain = startChain(`y - ${point(height)} = ${point(m)} · (x - ${point(a)})`);
  const answer = `y = ${polynomialWords([constant, m], 'x')}`;
  addStep(chain, answer, { rule: 'solve-for-y' });
  const steps = [...slope.chain.steps, ...chain.steps];
  const claim = `${point(m)} · ${point(a)} + ${point(constant)} = ${filled}`;
  return {
    kind: 'derivative',
    chain: { ...chain, steps, proven: chain.proven && slope.chain.proven },
    answer,
    check: [...slope.check, { claim, holds: true }],
  };
}

/** Slopes and equations of tangent lines. */
export const solveTangent: Method = ({ words }) => tangentLine(words);
