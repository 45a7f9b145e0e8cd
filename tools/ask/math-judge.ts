// `npm run -s math:judge`: reads JSON lines {"answer", "key", "form"?, "asked"?, "unit"?, "tolerance"?, "places"?,
// "misconceptions"?, "question"?} and prints {"verdict", "reason", "misconception"?} for each. "key" is the value or a whole answer key.
import { createInterface } from 'node:readline';
import {
  type AnswerForm,
  type AnswerKey,
  type AskedForm,
  askedByWords,
  inferAnswerForm,
  judgeAnswer,
  type Verdict,
} from '@playforward/math';

const forms: Readonly<Record<AnswerForm, true>> = {
  integer: true,
  decimal: true,
  fraction: true,
  'mixed-number': true,
  percent: true,
  money: true,
  number: true,
  ratio: true,
  point: true,
  expression: true,
  equation: true,
  inequality: true,
  interval: true,
  set: true,
  list: true,
  measure: true,
  angle: true,
  radical: true,
  scientific: true,
  choice: true,
  diagram: true,
  hand: true,
};
const askedForms: Readonly<Record<AskedForm, true>> = {
  'lowest-terms': true,
  factored: true,
  expanded: true,
  simplified: true,
  mixed: true,
  decimal: true,
  fraction: true,
  'same-sides': true,
  vertex: true,
  'with-unit': true,
};

type Fields = Readonly<Record<string, unknown>>;
type Printed = { verdict: Verdict['kind']; reason: string; misconception?: string };
type Read = { answer: string; key: AnswerKey } | { problem: string };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = <K extends string>(names: Readonly<Record<K, true>>, value: unknown): value is K =>
  typeof value === 'string' && Object.hasOwn(names, value);

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function readMisconceptions(value: unknown): { id: string; value: string }[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const read = value.flatMap((item: unknown) =>
    isFields(item) && typeof item.id === 'string' && typeof item.value === 'string'
      ? [{ id: item.id, value: item.value }]
      : [],
  );
  return read.length === value.length ? read : null;
}

function readText(fields: Fields, name: string): string | null | undefined {
  const value = fields[name];
  return value === undefined || typeof value === 'string' ? value : null;
}

function readPlaces(value: unknown): AnswerKey['places'] | null {
  const known = [undefined, 0, 1, 2, 3] as const;
  return known.includes(value as undefined) ? (value as AnswerKey['places']) : null;
}

function readLine(line: string): Read {
  const given = parseLine(line);
  if (!isFields(given)) return { problem: 'This line is no JSON object.' };
  if (typeof given.answer !== 'string') return { problem: '"answer" must be a text.' };
  const fields: Fields = isFields(given.key) ? { ...given, ...given.key } : { ...given, value: given.key };
  const question = readText(fields, 'question');
  const { value, form, asked = question ? askedByWords(question) : undefined } = fields;
  if (question === null) return { problem: '"question" must be a text.' };
  if (typeof value !== 'string') return { problem: '"key" must be a text or an object with "value".' };
  if (form !== undefined && !isOneOf(forms, form))
    return { problem: `There is no form ${JSON.stringify(form)}.` };
  if (asked !== undefined && !isOneOf(askedForms, asked)) {
    return { problem: `There is no asked form ${JSON.stringify(asked)}.` };
  }
  const unit = readText(fields, 'unit');
  const tolerance = readText(fields, 'tolerance');
  const places = readPlaces(fields.places);
  if (places === null) return { problem: '"places" must be 0, 1, 2 or 3.' };
  const misconceptions = readMisconceptions(fields.misconceptions);
  if (unit === null || tolerance === null) return { problem: '"unit" and "tolerance" must be texts.' };
  if (!misconceptions) return { problem: '"misconceptions" must list objects with "id" and "value".' };
  const key: AnswerKey = {
    value,
    form: form ?? inferAnswerForm(value, question ?? undefined),
    ...(form === undefined ? { inferred: true as const } : {}),
    ...(asked === undefined ? {} : { asked }),
    ...(question === undefined ? {} : { question }),
    ...(unit === undefined ? {} : { unit }),
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(places === undefined ? {} : { places }),
    misconceptions,
  };
  return { answer: given.answer, key };
}

function judgeLine(line: string): Printed {
  const read = readLine(line);
  if ('problem' in read) return { verdict: 'unreadable', reason: read.problem };
  const verdict = judgeAnswer(read.answer, read.key);
  switch (verdict.kind) {
    case 'right':
      return { verdict: 'right', reason: `Same value as the key, as ${read.key.form}.` };
    case 'form':
      return { verdict: 'form', reason: verdict.message };
    case 'unreadable':
    case 'ambiguous':
      return { verdict: verdict.kind, reason: verdict.message };
    case 'wrong': {
      const { misconception } = verdict;
      if (misconception === undefined) return { verdict: 'wrong', reason: 'Another value than the key.' };
      return { verdict: 'wrong', reason: `The value of the misconception ${misconception}.`, misconception };
    }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(judgeLine(line))}\n`);
}
