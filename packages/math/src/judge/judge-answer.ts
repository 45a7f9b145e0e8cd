import type { MathNode, ParseFailure } from '../read/math-node.ts';
import { readText } from '../read/parse.ts';
import type { CommaRule } from '../read/tokens.ts';
import type { AnswerForm, AnswerKey, Verdict } from './answer-key.ts';
import { judgeList, judgePoint, judgeSet } from './judge-collection.ts';
import { judgeExpression } from './judge-expression.ts';
import { judgeMoney, judgeNumber, judgePercent } from './judge-number.ts';
import { judgeRatio } from './judge-ratio.ts';
import { judgeEquation, judgeInequality, judgeInterval } from './judge-relation.ts';
import { type FormJudge, type Outcome, wrong } from './outcome.ts';
import { formSentences } from './say-form.ts';
import { sayUnreadable } from './say-unreadable.ts';
import { decimalComma, strayWord, typedText } from './typed-text.ts';

type MathForm = Exclude<AnswerForm, 'choice' | 'diagram'>;

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

const withVariables = new Set<AnswerForm>(['expression', 'equation', 'inequality']);
const several = new Set<AnswerForm>(['point', 'set', 'list', 'interval']);

/** Where several values are wanted, a comma may separate or group: both readings are tried, first one first. */
function commaRules(form: AnswerForm): readonly CommaRule[] {
  return several.has(form) ? ['separators', 'grouping'] : ['grouping'];
}

type Reading = { readonly nodes: readonly MathNode[]; readonly failure: ParseFailure | null };

/** Reads under both rules for single letters where either may fit: `5 m` is a length, `5m` may be a product. */
function readAs(text: string, key: AnswerKey): Reading {
  const { form, unit } = key;
  const nodes: MathNode[] = [];
  let failure: ParseFailure | null = null;
  const units = several.has(form) ? unit !== undefined : !withVariables.has(form);
  const written = typedText(text, key);
  for (const commas of commaRules(form)) {
    const read = readText(written, { commas, units });
    if (read.ok) nodes.push(read.node);
    else failure ??= read;
    if (!written.includes(',')) break;
  }
  return { nodes, failure };
}

const rank: Readonly<Record<Outcome['kind'], number>> = { right: 0, form: 1, wrong: 2, unreadable: 3 };

/** The kindest outcome over the readings of answer and key. */
function judgeReadings(answers: readonly MathNode[], key: AnswerKey, form: MathForm): Outcome {
  let best: Outcome | null = null;
  const [wanted] = readAs(key.value, key).nodes;
  if (!wanted) return wrong;
  for (const answer of answers) {
    const outcome = forms[form]({ answer, wanted, key });
    if (!best || rank[outcome.kind] < rank[best.kind]) best = outcome;
  }
  return best ?? wrong;
}

function squeezed(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function unreadable(failure: ParseFailure): Verdict {
  const { reason, at } = failure;
  return { kind: 'unreadable', reason, at, message: sayUnreadable(failure) };
}

/** Points a remark about the whole answer at the words or the number in it. */
function located({ reason }: ParseFailure, answer: string): ParseFailure {
  const match = reason === 'unknown-symbol' ? /\p{L}+/u.exec(answer) : null;
  return { ok: false, reason, at: match?.index ?? 0, found: match?.[0] ?? answer.trim() };
}

/** What keeps a wrong answer from being judged as it was meant: it is asked about, and costs no attempt. */
function unclearPart(answer: string, key: AnswerKey): Verdict | null {
  const stray = strayWord(answer, key);
  const comma = stray === null ? decimalComma(answer, key) : null;
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
  const chosen = squeezed(answer).toLowerCase();
  const matches = (value: string): boolean => squeezed(value).toLowerCase() === chosen;
  return matches(key.value) ? { kind: 'right' } : findMisconception(key, matches);
}

/**
 * Judges typed text against a key: right, right value in another form than asked, not readable (uses no
 * attempt and says what could not be read), or wrong, with the misconception whose value the answer has.
 * Never throws; a key that cannot be read accepts only its own writing.
 */
export function judgeAnswer(answer: string, key: AnswerKey): Verdict {
  if (answer.trim() === '') return unreadable({ ok: false, reason: 'empty', at: 0 });
  if (answer.length > 1000) return unreadable({ ok: false, reason: 'too-long', at: 1000 });
  const { form } = key;
  if (form === 'choice' || form === 'diagram') return judgeChoice(answer, key);
  if (squeezed(answer) === squeezed(key.value)) return { kind: 'right' };
  const { nodes, failure } = readAs(answer, key);
  if (nodes.length === 0) return unreadable(failure ?? { ok: false, reason: 'empty', at: 0 });
  const outcome = judgeReadings(nodes, key, form);
  if (outcome.kind === 'right') return outcome;
  if (outcome.kind === 'form') {
    return { kind: 'form', asked: outcome.asked, message: formSentences[outcome.asked] };
  }
  const same = (value: string): boolean => {
    const { kind } = judgeReadings(nodes, { ...key, value }, form);
    return kind === 'right' || kind === 'form' || squeezed(value) === squeezed(answer);
  };
  const verdict = findMisconception(key, same);
  const named = verdict.kind === 'wrong' && verdict.misconception !== undefined;
  const several = outcome.kind === 'unreadable' && outcome.failure.reason === 'malformed-number';
  if (several && !/\d,\d/.test(answer)) return verdict;
  if (!named && outcome.kind === 'wrong') return unclearPart(answer, key) ?? verdict;
  return outcome.kind === 'unreadable' && !named ? unreadable(located(outcome.failure, answer)) : verdict;
}
