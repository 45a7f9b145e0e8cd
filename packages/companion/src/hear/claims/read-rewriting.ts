import { equivalent, partsOf } from '@playforward/math';
import { type MathPiece, mathPieces } from '../math-pieces.ts';
import { reasonOfProduct } from '../slips/product-terms.ts';
import { formulasOf, isChoice } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { plainClaim } from './plain-claim.ts';
import { isSameNumber, lettersOf, numberAt, testableLetter } from './put-in.ts';
import { termsOf } from './terms-of.ts';

const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** "35% of 80" and "2 1/3 divided by 1 3/4" in a question without formulas. */
const calculationsIn = (question: string): readonly MathPiece[] =>
  mathPieces(plainClaim(question)).filter(
    ({ kind, text }) => kind === 'calculation' && operandsOf(text) !== null,
  );

/** What the question gives to be worked out or rewritten, where it is one expression. */
function asked({ problem, path }: Reading): string | null {
  if (path.given.length > 0) return null;
  const found = formulasOf(problem.question).filter(
    ({ kind }) => kind === 'expression' || kind === 'calculation',
  );
  const [one, ...more] = found.length === 1 ? found : calculationsIn(problem.question);
  return one && more.length === 0 ? one.text : null;
}

const operator = /\s*([*×·÷+])\s*|\s+([-/])\s+/;

/** The operands of a calculation of one kind, as values; null where sums and products are mixed. */
function operandsOf(
  text: string,
): { readonly kind: 'sum' | 'product'; readonly values: readonly number[] } | null {
  const signs = [...text.matchAll(new RegExp(operator, 'g'))].map(([found]) => found.trim());
  const isSum = signs.every((sign) => /[-+]/.test(sign));
  if (signs.length === 0 || (!isSum && signs.some((sign) => /[-+]/.test(sign)))) return null;
  const parts = text
    .split(new RegExp(operator))
    .filter((part) => part !== undefined && !/^[-+*/×·÷]$/.test(part));
  const values = parts.map((part) =>
    numberAt(part.replace(/^(\d+) (\d+\/\d+)$/, '$1 + $2').replace(/(\d[\d.]*)\s*%/, '$1/100')),
  );
  return values.some((value) => value === null)
    ? null
    : { kind: isSum ? 'sum' : 'product', values: values.flatMap((one) => one ?? []) };
}

const isPowerOfTen = (ratio: number): boolean =>
  isSameNumber(Math.log10(ratio), Math.round(Math.log10(ratio)));

/** How a number of the student's belongs to one of the question: the same, turned over, or with its point moved. */
function kinship(own: number, given: number): 'same' | 'turned' | 'moved' | null {
  if (isSameNumber(own, given)) return 'same';
  if (isSameNumber(own * given, 1)) return 'turned';
  return own / given > 0 && isPowerOfTen(own / given) ? 'moved' : null;
}

/** The same numbers put together so that something else comes out. */
function whatWentWrong(own: string, given: string): string | null {
  const [mine, theirs] = [operandsOf(own), operandsOf(given)];
  if (!mine || !theirs || mine.kind !== theirs.kind || mine.values.length !== theirs.values.length)
    return null;
  const left = [...theirs.values];
  const kinds = mine.values.map((one) => {
    const at = left.findIndex((other) => kinship(one, other) !== null);
    const found = at < 0 ? null : kinship(one, left[at] ?? 0);
    if (at >= 0) left.splice(at, 1);
    return found;
  });
  if (kinds.includes(null)) return null;
  if (kinds.includes('moved'))
    return 'Look at the place of the decimal point. What is the percent as a decimal?';
  return kinds.includes('turned')
    ? 'One of the numbers has been turned over. Which one has to be, and which one stays?'
    : null;
}

function amountOf(given: string): number | null {
  const whole = given.replace(/(\d+) (\d+\/\d+)/g, '($1 + $2)').replace(/(\d[\d.]*)\s*%/g, '($1/100)');
  return numberAt(whole);
}

const amountIn = (term: string): number | null => numberAt(term.replace(/^\+/, ''));

/** The signed terms of a sum of numbers, or the factors of a product; null for what is neither. */
function partsIn(text: string): { readonly isSum: boolean; readonly values: readonly number[] } | null {
  const terms = termsOf(text);
  const isSum = terms.length > 1;
  if (/[/÷^√]|sqrt/.test(text) || (isSum && /[*×·]/.test(text))) return null;
  const parts = isSum ? terms : text.split(/[*×·]/);
  const values = parts.flatMap((part) => amountIn(part.trim()) ?? []);
  // The signs of a product may be counted apart.
  const sizes = isSum ? values : values.map(Math.abs);
  return values.length > 1 && values.length === parts.length ? { isSum, values: sizes } : null;
}

/** Whether a sum or product uses parts of the one that is asked, and what the student's own lines came to. */
function isOfParts(text: string, given: string, lines: readonly string[]): boolean {
  const [mine, theirs] = [partsIn(text), partsIn(given)];
  if (!mine || !theirs || mine.isSum !== theirs.isSum) return false;
  const found = lines.flatMap((line) => amountIn(line.split('=').at(-1) ?? '') ?? []);
  const left = [...theirs.values, ...(mine.isSum ? found : found.map(Math.abs))];
  return mine.values.every((one) => {
    const at = left.findIndex((other) => isSameNumber(one, other));
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}

/** An unfinished calculation of the student's own with numbers only, beside the one that is asked. */
function ofNumbers(text: string, given: string, lines: readonly string[]): StepReading | null {
  const [own, wanted] = [numberAt(text), amountOf(given)];
  if (own === null || wanted === null || (operandsOf(text) ?? partsOf(text)) === null) return null;
  if (isSameNumber(own, wanted)) return rightLine(text, null, true);
  if (isOfParts(text, given, lines)) return rightLine(text);
  const reason = whatWentWrong(text, given);
  return reason === null ? null : wrongLine(text, reason);
}

const asksForm = /\b(?:factor|product|expand|simplif\w*|equal|equivalent|write|parenthes\w*)\b/i;

/**
 * A line that stands for what is asked, written in another way: right where it has the same value for every letter. With
 * choices on the screen only what is no choice in another form is judged, and nothing after a guess.
 */
export function readRewriting({ kind, text }: MathPiece, reading: Reading): StepReading | null {
  const given = asked(reading);
  const { problem, path, shown } = reading;
  if (
    given === null ||
    (kind !== 'expression' && kind !== 'calculation' && kind !== 'truth') ||
    squeezed(text) === squeezed(given)
  )
    return null;
  if (kind === 'truth') {
    const [side = ''] = text.split('=');
    const isPart = isOfParts(side.trim(), given, shown.lines) && !isChoice(side, path);
    return isPart ? rightLine(text) : null;
  }
  const isOpen = problem.choices.length === 0;
  const saysChoice =
    isChoice(text, path) ||
    problem.choices.some((one) => equivalent(one.replaceAll('$', ''), text) === 'equal');
  if (!isOpen && (saysChoice || shown.hasGuessed === true)) return null;
  // Equal to what is given and no choice: right as far as it goes.
  const isEqual = !isOpen && asksForm.test(problem.question) && equivalent(text, given) === 'equal';
  if (isEqual && lettersOf(text).length > 0) return rightLine(text);
  if (lettersOf(text).length === 0) return ofNumbers(text, given, shown.lines);
  const isForm = asksForm.test(problem.question) && lettersOf(text).join() === lettersOf(given).join();
  const slip =
    isForm && equivalent(text, given) === 'different' ? reasonOfProduct(text, given, { isOwn: true }) : null;
  if (slip !== null) return wrongLine(text, slip);
  if (!isOpen || /lim/i.test(problem.question) || lettersOf(text).join() !== lettersOf(given).join())
    return null;
  if (/derivative|differentiate|integra|inverse/i.test(problem.question)) return ofKey(text, reading);
  const verdict = equivalent(text, given);
  if (verdict === 'equal') return rightLine(text);
  const isPart = partsOf(given)?.names.some((name) => partsOf(text)?.names.includes(name)) ?? false;
  const isWhole = (isPart || partsOf(text) !== null) && sizeOf(text) >= sizeOf(given) / 2;
  if (verdict !== 'different' || !isWhole || isOneProduct(text, given)) return null;
  const letter = testableLetter(text, problem.question);
  return wrongLine(
    text,
    letter === undefined
      ? 'Hold your line beside the problem, part by part. Where do the two begin to differ?'
      : `Test it with a number. Put 2 in for $${letter}$ in the problem and in your line. Where do the two begin to differ?`,
  );
}

/** A product of two terms that stand in different brackets is one part of the way, not the whole. */
function isOneProduct(text: string, given: string): boolean {
  const factors = text.split(/[*·×]/).map(squeezed);
  return (
    factors.length === 2 &&
    (given.match(/\(/g) ?? []).length > 1 &&
    factors.every((one) => squeezed(given).includes(one.replace(/^\((.*)\)$/, '$1')))
  );
}

const sizeOf = (text: string): number => (text.match(/\d+|[a-z]/gi) ?? []).length;

/** Where something else than the value is asked, the answer decides. */
function ofKey(text: string, { problem }: Reading): StepReading | null {
  // One term of what is asked, or of the answer, is no line of its own.
  const plain = squeezed(problem.question.replace(/[${}]/g, ''));
  if (plain.includes(squeezed(text))) return null;
  const verdict = equivalent(text, problem.key.value);
  if (verdict === 'equal') return rightLine(text, null, true);
  if (squeezed(problem.key.value).includes(squeezed(text))) return rightLine(text);
  return verdict === 'different' ? wrongLine(text, 'Take it term by term. What happens to each term?') : null;
}
