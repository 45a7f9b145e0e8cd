import { variablesOf } from '../../algebra/variables-of.ts';
import { rational } from '../../rational/rational.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';
import {
  addCoefficients,
  type Coefficients,
  leadingQuotient,
  multiplyCoefficients,
  scaleCoefficients,
  trimmed,
} from './rational-polynomial.ts';

const spoken =
  /^(?:use (?:long|synthetic|polynomial) division to )?divide (.+?) by (.+?)(?: using (?:long|synthetic|polynomial|polynomial long) division)?$/i;
const asked = /\b(?:long|synthetic|polynomial) division\b|\bremainder\b|\bdivided by\b|\bdivide\b|÷/i;
const mostDegree = 8;

function readDivision(words: string, text: string): readonly [string, string] | null {
  const found = spoken.exec(words);
  if (found) return [found[1] ?? '', found[2] ?? ''];
  const plain = text
    .replace(/\b(?:using |by |with |use )?(?:polynomial )?(?:long|synthetic|polynomial) division\b:?/gi, '')
    .replace(/^.*\bremainder (?:of|when)\s+/i, '');
  const [top, bottom, more] = plain.split(/÷|\bis divided by\b|\bdivided by\b/i);
  if (top && bottom && more === undefined) return [top, bottom];
  const read = parseMath(plain);
  return read.ok && read.node.kind === 'divide'
    ? [writeMath(read.node.top), writeMath(read.node.bottom)]
    : null;
}

const brackets = (text: string): string => (/ /.test(text) || text.startsWith('-') ? `(${text})` : text);

function sumText(
  quotient: Coefficients,
  rest: Coefficients,
  given: { letter: string; bottom: string },
): string {
  const { letter, bottom } = given;
  const whole = polynomialWords(quotient, letter);
  if (rest.length === 0) return whole;
  const negative = rest.length === 1 && (rest[0]?.n ?? 0n) < 0n;
  const top = polynomialWords(negative ? scaleCoefficients(rest, rational(-1)) : rest, letter);
  const fraction = `${brackets(top)}/${brackets(bottom)}`;
  return quotient.length === 0 ? fraction : `${whole} ${negative ? '-' : '+'} ${fraction}`;
}

/** Long division of polynomials in one letter, one term of the quotient a step. */
export const solveDivision: Method = ({ verb, words, text }) => {
  if (verb === 'factor' || !asked.test(words) || /=/.test(text)) return null;
  const [over, under] = (readDivision(words, text) ?? []).map((part) => parseMath(part));
  if (!over?.ok || !under?.ok) return null;
  const [letter, second] = variablesOf(over.node, under.node);
  if (letter === undefined || second !== undefined) return null;
  const [dividend, divisor] = [coefficientsOf(over.node, letter), coefficientsOf(under.node, letter)].map(
    (one) => one && trimmed(one),
  );
  if (
    !dividend ||
    !divisor ||
    divisor.length < 2 ||
    dividend.length < divisor.length ||
    dividend.length > mostDegree
  )
    return null;
  const bottom = polynomialWords(divisor, letter);
  const chain = startChain(`${brackets(polynomialWords(dividend, letter))}/${brackets(bottom)}`);
  const start = chain.at;
  let quotient: Coefficients = [];
  let rest: Coefficients = dividend;
  while (rest.length >= divisor.length) {
    const part = leadingQuotient(rest, divisor);
    quotient = addCoefficients(quotient, part);
    rest = addCoefficients(rest, scaleCoefficients(multiplyCoefficients(part, divisor), rational(-1)));
    addStep(chain, sumText(quotient, rest, { letter, bottom }), {
      rule: 'divide-highest-terms',
      fill: { part: polynomialWords(part, letter) },
    });
  }
  // What stands before “remainder when” was read over, so that it is the rest that is asked for.
  const wantsRest =
    /^(?:the )?remainder\b|\bremainder (?:of|when|if)\b/i.test(words) && !/\bquotient\b/i.test(words);
  const end = polynomialWords(rest, letter);
  const check = [
    {
      claim: `(${polynomialWords(quotient, letter)}) · (${bottom}) + (${end}) = ${polynomialWords(dividend, letter)}`,
      holds: true,
    },
  ];
  return {
    kind: 'polynomial-division',
    chain,
    answer: wantsRest ? end : chain.at,
    check: start === chain.at ? [] : check,
  };
};
