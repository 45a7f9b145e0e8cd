import { someNode, variablesOf } from '../algebra/variables-of.ts';
import type { MathNode } from '../read/math-node.ts';
import { parseMath, readText } from '../read/parse.ts';
import { readUnit } from '../units/read-unit.ts';
import type { AnswerForm } from './answer-key.ts';
import { asksForParts } from './beside/named-parts.ts';
import { withoutWholeClause } from './beside/whole-clause.ts';
import { holdsBothSigns } from './both-signs.ts';
import { isClockKey } from './clock-time.ts';
import { isMatrix, isMatrixText } from './matrix-text.ts';
import { numberShape } from './number/number-shape.ts';
import { isQuotientKey } from './quotient-with-remainder.ts';
import { splitMeasure } from './split-measure.ts';
import {
  derivativeOf,
  imageName,
  isSetBuilder,
  saysAllBut,
  saysEverything,
  saysNothing,
} from './typed-text.ts';
import { isVectorText, ofVectors } from './vector-text.ts';

function formOfNumber(node: MathNode): AnswerForm {
  const { kind } = numberShape(node);
  if (kind === 'mixed') return 'mixed-number';
  if (kind !== 'other') return kind;
  return someNode(node, (inner) => inner.kind === 'root') ? 'radical' : 'number';
}

function formOfMeasure(unit: string): AnswerForm {
  if (unit === '$' || /^(dollars?|cents?|¢)$/i.test(unit)) return 'money';
  return unit === 'degree' || unit === 'degrees' ? 'angle' : 'measure';
}

/** `θ = 90°` names what is measured; null where no unit stands behind the number. */
function measuredForm({ sides, signs }: Extract<MathNode, { kind: 'relation' }>): AnswerForm | null {
  const [name, value] = sides;
  if (signs.join('') !== '=' || name?.kind !== 'variable' || value === undefined) return null;
  const unit = variablesOf(value).length > 0 ? null : (splitMeasure(value)?.unit ?? null);
  return unit === null ? null : formOfMeasure(unit);
}

function formOfList(items: readonly MathNode[]): AnswerForm {
  const relations = items.every(({ kind }) => kind === 'relation');
  const equations = items.every(
    (item) => item.kind === 'relation' && item.signs.every((sign) => sign === '='),
  );
  if (equations || (items.length > 1 && items.every(({ kind }) => kind === 'tuple'))) return 'set';
  return relations ? 'inequality' : 'list';
}

/** Letters that name units are units where a blank parts them from their number: 5 g and 6 m/s, but 5g may be a product. */
function readMeasure(key: string): MathNode | null {
  if (!/(?:[\dπ]|\bpi)\s+[a-zA-Z]/.test(key)) return null;
  const read = readText(key, { commas: 'grouping', units: true });
  const unit = read.ok ? (splitMeasure(read.node)?.unit ?? null) : null;
  const known = unit === null ? null : readUnit(unit);
  return read.ok && known && [...known.powers.keys()].every((name) => !name.startsWith('word:'))
    ? read.node
    : null;
}

/** Questions whose answers have no order, however the key lists them. */
const unordered =
  /\b(?:solve|solutions?|zeros?|roots?|modes?|all values|critical (?:numbers|points)|asymptotes?|factors of)\b/i;
const ordered =
  /\b(?:order|sequence|terms?|least|greatest|ascending|descending|smallest|first|then|respectively)\b/i;

/** Numbers that are looked for without names of their own, all of them different. */
const numbersToFind =
  /\b(?:find (?:the |all |these |both )?(?:(?:two|three|four|five) )?(?:numbers|integers)(?=\s*(?:[.?!]|$)|\s+(?:whose|that|which|with|such)\b)|consecutive (?:even |odd |positive )?(?:integers|numbers))/i;
const inPlace = /\b(?:larger|smaller|next|pattern|increasing|decreasing|missing|[b-hj-z] and [b-hj-z])\b/i;
const repeats = (key: string): boolean => {
  const items = key.split(/\s*(?:,|;|\band\b)\s*/);
  return new Set(items).size < items.length;
};

/** Questions about ranges of numbers, whose round brackets are no point. */
const ofRanges = /\b(?:increasing|decreasing|concave|intervals?|domain|range)\b/i;
const ofPoints =
  /\b(?:points?|coordinates|vertex|inflection|ordered pairs?|intersect|image|systems?|midpoint|center)\b/i;

/** An inequality in one letter, whose solutions are a range. */
function asksInequality(question: string): boolean {
  const letters = question.match(/(?<![a-z'])[b-hj-z](?![a-z])/gi) ?? [];
  return /[<>≤≥]|\binequalit/i.test(question) && new Set(letters).size === 1;
}

/** `Odd` beside `even or odd`, and SSS beside a theorem: short words that could be products of letters. */
function isWord(key: string, question: string): boolean {
  const word = key.trim();
  if (/^(?:co)?(?:sine|secant|tangent)$/i.test(word)) return true;
  if (!/^[a-z]{3,}$/i.test(word)) return false;
  const isSaid = new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i').test(question);
  if (isSaid && /[aeiou]/i.test(word) && (word.length > 3 || /\bor\b/i.test(question))) return true;
  return /^[A-Z]{3}$/.test(word) && ofTheorems.test(question);
}
const ofTheorems = /\b(?:theorem|postulate|congruen|similar|criterion|abbreviat)/i;

/** Which of several readings of a key its question means; null where it says nothing of it. */
function formByQuestion(form: AnswerForm, key: string, question: string): AnswerForm | null {
  if ((form === 'expression' || form === 'number') && isWord(key, question)) return 'choice';
  if (/^\s*[A-Z]\s*$/.test(key) && /\b[A-Z] or (?:[a-z]+ )?[A-Z]\b/.test(question)) return 'choice';
  if (/\bquadrants?\b/i.test(question) && /^\s*[IV]{1,3}\s*$/.test(key)) return 'choice';
  if (
    form === 'point' &&
    (ofRanges.test(question) || asksInequality(question)) &&
    !ofPoints.test(question) &&
    /^[^,]*,[^,]*$/.test(key)
  )
    return 'interval';
  return form === 'interval' && /^\s*\[[^[\]]*\]\s*$/.test(key) && ofVectors.test(question) ? 'point' : null;
}

/** The form of a key beside its question, which tells a list in order from values in any order. */
function withQuestion(form: AnswerForm, key: string, question: string | undefined): AnswerForm {
  const own = question === undefined ? null : formByQuestion(form, key, question);
  if (own !== null) return own;
  if (form !== 'list' || question === undefined || ordered.test(question) || asksForParts(question))
    return form;
  const free = numbersToFind.test(question) && !inPlace.test(question) && !repeats(key);
  return unordered.test(question) || free ? 'set' : form;
}

/**
 * The form a key most likely means; 'choice' when it is no mathematics. A pair in round brackets is a point.
 * @example inferAnswerForm('3:4') // 'ratio'
 */
export function inferAnswerForm(key: string, question?: string): AnswerForm {
  return withQuestion(formOfKey(key), key, question);
}

function formOfKey(written: string): AnswerForm {
  const key = withoutWholeClause(written).replace(imageName, '');
  if (isClockKey(key) || isQuotientKey(key) || /^\s*(?:yes|no|true|false)\s*$/i.test(key)) return 'choice';
  if (/^\s*(?:the )?origin\s*$/i.test(key)) return 'point';
  if (saysNothing(key) || saysEverything(key)) return 'set';
  if (saysAllBut(key) || isSetBuilder(key)) return 'inequality';
  if (isMatrixText(key)) return 'list';
  if (isVectorText(key)) return 'point';
  if (derivativeOf(key) !== null) return 'expression';
  const read = parseMath(key);
  const node = readMeasure(key) ?? (read.ok ? read.node : null);
  if (!node) return 'choice';
  if (holdsBothSigns(node)) return 'set';
  switch (node.kind) {
    case 'ratio':
    case 'set':
      return node.kind;
    case 'relation':
      return measuredForm(node) ?? (node.signs.every((sign) => sign === '=') ? 'equation' : 'inequality');
    case 'tuple': {
      if (isMatrix(node)) return 'list';
      const infinite = someNode(node, (inner) => inner.kind === 'constant' && inner.name === 'infinity');
      return node.open === '(' && node.close === ')' && !infinite ? 'point' : 'interval';
    }
    case 'union':
      return 'interval';
    case 'list':
      return formOfList(node.items);
    default:
      break;
  }
  if (variablesOf(node).length > 0) return 'expression';
  const unit = splitMeasure(node)?.unit ?? null;
  return unit === null ? formOfNumber(node) : formOfMeasure(unit);
}
