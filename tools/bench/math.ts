// `npm run bench:math`: accepted answers and checks per second beside @khanacademy/kas and
// @cortex-js/compute-engine, in one run on the same cases, then the slowest of 10,000 fuzzed strings.
// Then the sets of answers in packages/math/corpus: {"answer", "key", "form"?, "same"} a line; `-- --cases file.jsonl`
// takes another file for them. Where a verdict differs it is shown, except for sets that are kept apart.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ComputeEngine } from '@cortex-js/compute-engine';
import { compare, parse } from '@khanacademy/kas';
import {
  type AnswerForm,
  type AnswerKey,
  type AskedForm,
  askedByWords,
  inferAnswerForm,
  judgeAnswer,
} from '@playforward/math';
import { isKept } from './kept-sets.ts';
import { fuzzTexts } from './math/fuzz-texts.ts';
import { type MathCase, mathCases } from './math/math-cases.ts';

const corpusFolder = join(import.meta.dirname, '../../packages/math/corpus');

type Engine = { name: string; accepts: (item: MathCase) => boolean };
type Score = { asExpected: number; wrongAccepts: MathCase[]; wrongRejects: MathCase[] };

const engine = new ComputeEngine();
const engines: readonly Engine[] = [
  { name: 'packages/math', accepts: acceptsHere },
  { name: 'KAS', accepts: acceptsKas },
  { name: 'compute-engine', accepts: acceptsComputeEngine },
];

/** The peers compare values only, so a right value in another form than asked counts as accepted here too. */
function acceptsHere({
  answer,
  key,
  form,
  unit,
  asked,
  question,
  inferred,
  strict = false,
}: MathCase): boolean {
  const given = {
    ...(asked ? { asked } : {}),
    ...(question ? { question } : {}),
    ...(unit ? { unit } : {}),
    ...(inferred ? { inferred } : {}),
  };
  const { kind } = judgeAnswer(answer, { value: key, form, ...given });
  return kind === 'right' || (kind === 'form' && !strict && asked === undefined);
}

function acceptsKas({ answer, key }: MathCase): boolean {
  const left = parse(answer, {});
  const right = parse(key, {});
  return (
    left.parsed && right.parsed && compare(left.expr, right.expr, { form: false, simplify: false }).equal
  );
}

function acceptsComputeEngine({ answer, key }: MathCase): boolean {
  const left = engine.parse(answer);
  const right = engine.parse(key);
  return left.isValid && right.isValid && left.isEqual(right) === true;
}

/** An engine that throws has not accepted. */
function decide({ accepts }: Engine, item: MathCase): boolean {
  try {
    return accepts(item);
  } catch {
    return false;
  }
}

function score(one: Engine, cases: readonly MathCase[]): Score {
  const result: Score = { asExpected: 0, wrongAccepts: [], wrongRejects: [] };
  for (const item of cases) {
    const accepted = decide(one, item);
    if (accepted === item.same) result.asExpected += 1;
    else (accepted ? result.wrongAccepts : result.wrongRejects).push(item);
  }
  return result;
}

/** Rounds take turns, so a busy machine slows all engines alike. */
function checksPerSecond(cases: readonly MathCase[]): number[] {
  const spent = engines.map(() => ({ checks: 0, milliseconds: 0 }));
  for (let round = 0; round < 12; round += 1) {
    engines.forEach((one, i) => {
      const total = spent[i];
      const start = performance.now();
      for (const item of cases) decide(one, item);
      if (round < 2 || !total) return;
      total.checks += cases.length;
      total.milliseconds += performance.now() - start;
    });
  }
  return spent.map(({ checks, milliseconds }) => (checks * 1000) / milliseconds);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) => row.map((cell, i) => cell.padEnd((widths[i] ?? 0) + 2)).join('')).join('\n');
}

function printComparison(): boolean {
  const categories = [...new Set(mathCases.map(({ category }) => category))];
  const scores = engines.map((one) => score(one, mathCases));
  const rows = categories.map((category) => {
    const cases = mathCases.filter((item) => item.category === category);
    return [category, ...engines.map((one) => `${score(one, cases).asExpected}/${cases.length}`)];
  });
  const rates = checksPerSecond(mathCases);
  console.log(
    table([
      ['judged as expected', ...engines.map(({ name }) => name)],
      ...rows,
      ['all', ...scores.map(({ asExpected }) => `${asExpected}/${mathCases.length}`)],
      ['wrong accepts', ...scores.map(({ wrongAccepts }) => String(wrongAccepts.length))],
      ['wrong rejects', ...scores.map(({ wrongRejects }) => String(wrongRejects.length))],
      ['checks per second', ...rates.map((rate) => rate.toFixed(0))],
      ['packages/math is faster by', ...rates.map((rate) => `${((rates[0] ?? 0) / rate).toFixed(1)}x`)],
    ]),
  );
  const ours = scores[0];
  for (const { answer, key } of [...(ours?.wrongAccepts ?? []), ...(ours?.wrongRejects ?? [])]) {
    console.log(`packages/math judges otherwise: ${answer} for ${key}`);
  }
  return ours?.wrongAccepts.length === 0;
}

/** The quickest of three readings, so that a pause of the machine counts for no text; blanks keep it from being known. */
function quickestOf(text: string, key: AnswerKey): number {
  const times = ['', ' ', '  '].map((blanks) => {
    const start = performance.now();
    judgeAnswer(`${text.slice(0, 998)}${blanks}`, key);
    return performance.now() - start;
  });
  return Math.min(...times);
}

function printFuzz(): void {
  const forms = [...new Set(mathCases.map(({ form }) => form))];
  let slowest = { milliseconds: 0, text: '' };
  fuzzTexts(10_000).forEach((text, i) => {
    const form = forms[i % forms.length] ?? 'number';
    const key = mathCases.filter((item) => item.form === form)[i % 3]?.key ?? '3/4';
    const milliseconds = quickestOf(text, { value: key, form });
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, text };
  });
  console.log(
    `\n10,000 fuzzed strings: none threw, slowest ${slowest.milliseconds.toFixed(1)} ms (at most 50)`,
  );
  if (slowest.milliseconds > 50) console.log(`slowest text: ${slowest.text}`);
}

/** `ours` and `why` stand where the verdict differs from that of the authors of the case on purpose. */
type FileCase = {
  answer: string;
  key: string;
  form?: AnswerForm;
  unit?: string;
  asked?: AskedForm;
  strict?: boolean;
  question?: string;
  same: boolean;
  ours?: string;
  why?: string;
};

function readCases(file: string): MathCase[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { form, question, ...row } = JSON.parse(line) as FileCase;
    const asked = row.asked ?? (question === undefined ? undefined : askedByWords(question));
    const inUnit = row.unit !== undefined && !/[a-z°$%]/i.test(row.key) ? `${row.key} ${row.unit}` : row.key;
    return {
      ...row,
      ...(asked ? { asked } : {}),
      ...(question ? { question } : {}),
      // Whoever reads the question too judges its form as well, so another form is no accepted answer.
      strict: row.strict ?? question !== undefined,
      ...(form ? {} : { inferred: true as const }),
      category: file,
      form: form ?? inferAnswerForm(inUnit, question),
    };
  });
}

/** Verdicts on a file of cases, KAS beside ours, and the speed of both on it; false when a wrong answer was accepted. */
function printFile(file: string): boolean {
  const cases = readCases(file);
  const [ours, kas] = engines.map((one) => score(one, cases));
  const differs = [...(ours?.wrongAccepts ?? []), ...(ours?.wrongRejects ?? [])];
  const argued = differs.filter(({ why }) => why !== undefined);
  const wrong = ours?.wrongAccepts.filter(({ why }) => why === undefined) ?? [];
  const [rate = 0, kasRate = 1] = checksPerSecond(cases);
  console.log(
    `\n${basename(file)}: ${ours?.asExpected}/${cases.length} as its authors say (KAS ${kas?.asExpected}), ` +
      `${argued.length === 0 ? '' : `${argued.length} more are argued otherwise in the file, `}` +
      `${wrong.length} wrong accepts, ${rate.toFixed(0)} checks a second (${(rate / kasRate).toFixed(1)}x KAS)`,
  );
  const sound = wrong.length === 0;
  if (isKept(file)) return sound;
  for (const { answer, key, form, same, why } of differs)
    console.log(
      `  ${same ? 'not accepted' : 'accepted'}: ${answer} for ${key} (${form})${why ? `: ${why}` : ''}`,
    );
  return sound;
}

const { values } = parseArgs({ options: { cases: { type: 'string', multiple: true, default: [] } } });

console.log(
  'KAS and compute-engine compare values; "as typed" is plain text, which compute-engine does not read.\n',
);
const compared = printComparison();
printFuzz();
const sets = [
  ...['strangers-answers-work.jsonl', 'strangers-answers-kept.jsonl'],
  ...['everyday-answers-work.jsonl', 'everyday-answers-kept.jsonl', 'class-answers.jsonl'],
  ...['lesson-answers-work.jsonl', 'lesson-answers-kept.jsonl'],
  ...['story-answers-work.jsonl', 'story-answers-kept.jsonl'],
  ...['phone-answers-work.jsonl', 'phone-answers-kept.jsonl', 'grades-answers.jsonl'],
  ...['desk-answers-work.jsonl', 'labels-and-remarks.jsonl', 'week/answers.jsonl', 'week/term-answers.jsonl'],
  'week/answers-third.jsonl',
  'khan-comparisons.jsonl',
];
const files = values.cases.length > 0 ? values.cases : sets.map((set) => join(corpusFolder, set));
const sound = files.map(printFile).every(Boolean);
process.exitCode = compared && sound ? 0 : 1;
