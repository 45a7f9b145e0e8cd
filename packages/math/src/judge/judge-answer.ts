import { mapChildren } from '../algebra/map-children.ts';
import type { MathNode, ParseFailure } from '../read/math-node.ts';
import { writeMath } from '../solve/print/write-math.ts';
import { type AnswerForm, type AnswerKey, isShown, type ShownForm, type Verdict } from './answer-key.ts';
import { sameAntiderivative } from './beside/antiderivative.ts';
import { besideQuestion, countsOther, turnsRatio } from './beside/beside-question.ts';
import { saysChoice } from './beside/choice-words.ts';
import { sameGeneralSolutions } from './beside/general-solutions.ts';
import { judgeNamedAmounts } from './beside/named-amounts.ts';
import { namedParts, valueAndPlace } from './beside/named-parts.ts';
import { sameOnCurve } from './beside/on-curve.ts';
import { sameRecursion } from './beside/recursion.ts';
import { sameShift } from './beside/shifts.ts';
import { lacksSetBuilder, takesForm } from './beside/takes-form.ts';
import { withoutAfter } from './beside/time-after.ts';
import { holdsBothSigns } from './both-signs.ts';
import { isClockKey, judgeClock } from './clock-time.ts';
import { unclearCommas } from './grouped-commas.ts';
import { inferAnswerForm } from './infer-form.ts';
import { judgeList, judgePoint, judgeSet } from './judge-collection.ts';
import { judgeExpression } from './judge-expression.ts';
import { judgeRatio } from './judge-ratio.ts';
import { judgeEquation, judgeInequality, judgeInterval } from './judge-relation.ts';
import { isMatrix } from './matrix-text.ts';
import { judgeMoney, judgeNumber, judgePercent } from './number/judge-number.ts';
import { type FormJudge, type Outcome, wrong } from './outcome.ts';
import { isQuotientKey, judgeQuotient } from './quotient-with-remainder.ts';
import { type KeyReading, otherReadings, type Reading, readAnswer, readKey } from './read-answer.ts';
import { type AskedCode, formSentences } from './say-form.ts';
import { sayUnreadable } from './say-unreadable.ts';
import { decimalComma, saysNoneOrAll, strayWord } from './typed-text.ts';

type MathForm = Exclude<AnswerForm, ShownForm>;

const forms: Readonly<Record<MathForm, FormJudge>> = {
  integer: judgeNumber,
  decimal: judgeNumber,
  fraction: judgeNumber,
  'mixed-number': judgeNumber,
  number: judgeNumber,
  measure: judgeNumber,
  angle: judgeNumber,
  radical: judgeNumber,
  scientific: judgeNumber,
  percent: judgePercent,
  money: judgeMoney,
  ratio: judgeRatio,
  point: judgePoint,
  expression: judgeExpression,
  equation: judgeEquation,
  inequality: judgeInequality,
  interval: judgeInterval,
  set: judgeSet,
  list: judgeList,
};

const rank: Readonly<Record<Outcome['kind'], number>> = { right: 0, form: 1, wrong: 2, unreadable: 3 };

/** Forms whose answer is one value, or several by a ±. */
const ofValues = new Set<AnswerForm>([
  ...(['integer', 'decimal', 'fraction', 'mixed-number', 'number', 'radical', 'measure'] as const),
  ...(['angle', 'expression', 'equation', 'set', 'list'] as const),
]);

/** A ± makes several values of an answer, whatever form its author named. */
const judgeNode: FormJudge = (question) => {
  const { answer, wanted, key } = question;
  const severalValues = ofValues.has(key.form) && (holdsBothSigns(answer) || holdsBothSigns(wanted));
  if (isMatrix(wanted)) return judgeList(question);
  return severalValues ? judgeSet(question) : forms[key.form as MathForm](question);
};

/** The kindest outcome over the readings of an answer. */
function judgeNodes(answers: readonly MathNode[], wanted: MathNode, key: AnswerKey): Outcome {
  const outcomes = answers.map((answer) => judgeNode({ answer, wanted, key }));
  return outcomes.reduce(
    (best, one) => (rank[one.kind] < rank[best.kind] ? one : best),
    outcomes[0] ?? wrong,
  );
}

const accepted = ({ kind }: Outcome): boolean => kind === 'right' || kind === 'form';

function squeezed(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function unreadable(failure: ParseFailure): Verdict {
  const { reason, at } = failure;
  return { kind: 'unreadable', reason, at, message: sayUnreadable(failure) };
}

/** Points a remark about the whole answer at the letter or the number in it. */
function located({ reason, found }: ParseFailure, answer: string): ParseFailure {
  if (reason !== 'letter' || found === undefined) return { ok: false, reason, at: 0, found: answer.trim() };
  return { ok: false, reason, at: Math.max(0, answer.indexOf(found)), found };
}

/** What keeps a wrong answer from being judged as it was meant: it is asked about, and costs no attempt. */
function unclearPart(answer: string, key: AnswerKey): Verdict | null {
  const stray = strayWord(answer, key);
  const comma = stray === null ? (decimalComma(answer, key) ?? unclearCommas(answer, key)) : null;
  const found = stray ?? comma;
  if (found === null) return null;
  const reason = stray === null ? 'malformed-number' : 'unknown-symbol';
  return unreadable({ ok: false, reason, at: answer.indexOf(found), found });
}

function findMisconception(key: AnswerKey, matches: (value: string) => boolean): Verdict {
  const found = key.misconceptions?.find(({ value }) => matches(value));
  return found ? { kind: 'wrong', misconception: found.id } : { kind: 'wrong' };
}

function judgeChoice(answer: string, key: AnswerKey): Verdict {
  if (saysChoice(answer, key)) return { kind: 'right' };
  return findMisconception(key, (value) => squeezed(value).toLowerCase() === squeezed(answer).toLowerCase());
}

/** Right in the second school reading of a place that is wrong in the first: which one is meant is asked. */
function askReading(answer: string, key: AnswerKey, known: KeyFacts): Verdict | null {
  for (const reading of known.readings) {
    const others = otherReadings(answer, key, { letters: known.letters, reading });
    const meant = others.find((node) => accepted(judgeNodes([node], known.wanted, key)));
    if (meant) return ambiguous(reading.node, meant);
  }
  return null;
}

const greek: Readonly<Record<string, string>> = { theta: 'θ', alpha: 'α', beta: 'β' };
const inBrackets = (node: MathNode): MathNode => ({ kind: 'add', terms: [node] });

/** Powers and roots in brackets of their own beside other factors, so that the writing cannot be read in two ways again. */
function withClearPowers(node: MathNode): MathNode {
  const inner = mapChildren(node, withClearPowers);
  const clear = (part: MathNode): MathNode =>
    part.kind === 'power' || part.kind === 'root' ? inBrackets(part) : part;
  if (inner.kind === 'multiply') return { ...inner, factors: inner.factors.map(clear) };
  if (inner.kind === 'divide') return { ...inner, top: clear(inner.top) };
  if (inner.kind !== 'power' || (inner.base.kind !== 'call' && inner.base.kind !== 'root')) return inner;
  return { ...inner, base: inBrackets(inner.base) };
}

function ambiguous(book: MathNode, other: MathNode): Verdict {
  const shown = (node: MathNode): string =>
    writeMath(withClearPowers(node)).replace(/theta|alpha|beta/g, (name) => greek[name] ?? name);
  const readings = [shown(book), shown(other)] as const;
  return { kind: 'ambiguous', readings, message: `Do you mean ${readings[0]} or ${readings[1]}?` };
}

type KeyFacts = {
  readonly readings: readonly Reading[];
  readonly letters: string;
  readonly wanted: MathNode;
};

/** A wrong answer, with the misconception that has its value, or what has to be asked first. */
function judgeWrong(
  answer: string,
  key: AnswerKey,
  { outcome, known }: { outcome: Outcome; known: KeyFacts },
) {
  const asked = askReading(answer, key, known);
  if (asked) return asked;
  const nodes = known.readings.map(({ node }) => node);
  const same = (value: string): boolean => {
    const read = readKey({ ...key, value });
    if (squeezed(value) === squeezed(answer)) return true;
    return read.ok && accepted(judgeNodes(nodes, read.node, { ...key, value }));
  };
  const verdict = findMisconception(key, same);
  const named = verdict.kind === 'wrong' && verdict.misconception !== undefined;
  const several = outcome.kind === 'unreadable' && outcome.failure.reason === 'malformed-number';
  if (several && !/\d,\d/.test(answer)) return verdict;
  if (!named && outcome.kind === 'wrong') return unclearPart(answer, key) ?? verdict;
  return outcome.kind === 'unreadable' && !named ? unreadable(located(outcome.failure, answer)) : verdict;
}

/**
 * Judges typed text against a key: right, right value in another form than asked, not readable (uses no
 * attempt and says what could not be read), right in one of two school readings only (uses no attempt and asks which
 * is meant), or wrong, with the misconception whose value the answer has.
 * Never throws; of a key that cannot be read only its own writing is right, and nothing is wrong (see `checkKey`).
 * @example judgeAnswer('6/8', { value: '3/4', form: 'fraction', asked: 'lowest-terms' }) // { kind: 'form', asked: 'lowest-terms', … }
 */
export function judgeAnswer(answer: string, key: AnswerKey): Verdict {
  if (answer.trim() === '') return unreadable({ ok: false, reason: 'empty', at: 0 });
  if (answer.length > 1000) return unreadable({ ok: false, reason: 'too-long', at: 1000 });
  if (isClockKey(key.value)) return judgeClock(answer, key);
  if (isQuotientKey(key.value)) return judgeQuotient(answer, key);
  const time = withoutAfter(answer, key);
  if (time) return judgeAnswer(time.answer, time.key);
  const inWords = judgeNoneOrAll(answer, key);
  if (inWords) return inWords;
  const named = key.form === 'choice' && !key.inferred ? null : judgeNamedAmounts(answer, key);
  if (named !== null)
    return named
      ? { kind: 'right' }
      : findMisconception(key, (value) => judgeNamedAmounts(answer, { ...key, value }) === true);
  if (
    key.inferred &&
    (judgeParts(answer, key) || sameShift(answer, key.value) || sameRecursion(answer, key.value))
  )
    return { kind: 'right' };
  if (isShown(key.form)) {
    const verdict = judgeChoice(answer, key);
    return verdict.kind !== 'right' && key.inferred && saidTwice(answer, key) ? { kind: 'right' } : verdict;
  }
  if (squeezed(answer) === squeezed(key.value)) return { kind: 'right' };
  const read = readKey(key);
  if (!read.ok) return unreadable({ ok: false, reason: 'key', at: 0 });
  if (countsOther(answer, key)) return { kind: 'wrong' };
  const turned = turnsRatio(answer, key);
  if (turned !== null) return judgeRead(turned, key, read);
  if (sameGeneralSolutions(answer, key) || sameAntiderivative(answer, key)) return { kind: 'right' };
  const plain = judgeRead(answer, key, read);
  if (plain.kind === 'right' || plain.kind === 'form') return plain;
  // Beside its question an answer may say less or more; only what is right that way counts.
  for (const way of besideQuestion(answer, key)) {
    const other = judgeRead(way, key, read);
    if (other.kind === 'right' || other.kind === 'form') return other;
  }
  return saidTwice(answer, key) || sameOnCurve(answer, key) ? { kind: 'right' } : plain;
}

/** Where a range of numbers is none or all of them, many words say so; null where the answer is no such words. */
function judgeNoneOrAll(answer: string, key: AnswerKey): Verdict | null {
  const isRange = key.form === 'interval' || key.form === 'inequality';
  if (!isRange || !saysNoneOrAll(key.value)) return null;
  const verdict = judgeAnswer(answer, { ...key, form: 'set' });
  return verdict.kind === 'right' || saysNoneOrAll(answer) ? verdict : null;
}

/** Whether the parts that a question asks for by name are each those of the key, however they are named. */
function judgeParts(answer: string, key: AnswerKey): boolean {
  const parts = namedParts(answer, key) ?? valueAndPlace(answer, key.value);
  return (
    parts?.every(({ name, given, wanted }) => {
      const question = `Find the ${name}.`;
      const own: AnswerKey = {
        value: wanted,
        form: inferAnswerForm(wanted, question),
        inferred: true,
        question,
      };
      return judgeAnswer(given, own).kind === 'right';
    }) ?? false
  );
}

/** `0.5 or 1/2` and `k, <0, 0, 1>` say the value of the key in two ways, each of them right by itself. */
function saidTwice(answer: string, key: AnswerKey): boolean {
  if (answer.length > 100) return false;
  const [, outside, inside] = /^([^()]+)\(([^()]+)\)\s*$/.exec(answer) ?? [];
  const ways =
    outside === undefined
      ? answer.split(/\s+or\s+|\s+aka\s+|\s*[,;]\s+|\s+i\.?e\.?\s+/i)
      : [outside, inside ?? ''];
  return (
    ways.length === 2 &&
    ways.every(
      (way) => /[\da-z]/i.test(way) && !/\bor\b/i.test(way) && judgeAnswer(way, key).kind === 'right',
    )
  );
}

const inWriting = (asked: AskedCode): Verdict => ({ kind: 'form', asked, message: formSentences[asked] });

type ReadKey = Extract<KeyReading, { readonly ok: true }>;

function judgeRead(answer: string, key: AnswerKey, { node: wanted, letters }: ReadKey): Verdict {
  const { readings, failure } = readAnswer(answer, key, letters);
  if (readings.length === 0) return unreadable(failure ?? { ok: false, reason: 'empty', at: 0 });
  const outcome = judgeNodes(
    readings.map(({ node }) => node),
    wanted,
    key,
  );
  if (outcome.kind === 'right') return lacksSetBuilder(answer, key) ? inWriting('set-builder') : outcome;
  if (outcome.kind === 'form') {
    if (takesForm(outcome.asked, answer, key)) return { kind: 'right' };
    return inWriting(outcome.asked);
  }
  return judgeWrong(answer, key, { outcome, known: { readings, letters, wanted } });
}
