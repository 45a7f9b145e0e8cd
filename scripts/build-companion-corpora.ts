// Writes the generated corpora of the companion: solutions that are right, the same with one number or sign changed,
// and help that belongs to problems of the curriculum. The same seed gives the same files:
// `node scripts/build-companion-corpora.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProblemOf } from '@playforward/companion';
import { generateProblem, listSkills, type Random, random } from '@playforward/curriculum';
import { equivalent, type Solution, solve } from '@playforward/math';
import { type HonestText, readCorpora, type SolutionText } from './bench-companion/read-corpora.ts';

const folder = join(import.meta.dirname, '../packages/companion/corpus');
const seed = 20_26;
const wanted = 200;

function writeLines(name: string, rows: readonly unknown[]): void {
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

const pick = <T>(rows: readonly T[], roll: Random): T | undefined =>
  rows.length === 0 ? undefined : roll.pick(rows);

/** A number in a line of mathematics moved by one to three, or a sign turned around. */
function corrupt(line: string, roll: Random): string {
  const spots = [...line.matchAll(/(?<![\d.])\d{1,6}(?![\d.])|(?<= )[+-](?= )/g)];
  const spot = pick(spots, roll);
  if (!spot) return line;
  const [found] = spot;
  const change = /\d/.test(found) ? String(Number(found) + roll.int(1, 3)) : found === '+' ? '-' : '+';
  return line.slice(0, spot.index) + change + line.slice(spot.index + found.length);
}

type Line = { readonly why: string; readonly math: string; readonly to: string };

function linesOf(solution: Solution): Line[] {
  return solution.steps.map(({ from, to, why }) => {
    const isStatement = /[=<>≤≥]/.test(from + to);
    return { why, math: isStatement ? to : `${from} = ${to}`, to };
  });
}

const write = (lines: readonly Line[]): string =>
  lines.map(({ why, math }) => `${why} So ${math}.`).join(' ');

/** One right text and one with a single false line, or null where no line can be made false. */
function pairOf(solution: Solution, roll: Random): { right: string; wrong: string; line: string } | null {
  const lines = linesOf(solution);
  for (let tries = 0; tries < 12; tries += 1) {
    const at = roll.int(0, lines.length - 1);
    const line = lines[at];
    if (!line) continue;
    const changed = corrupt(line.to, roll);
    if (changed === line.to || equivalent(changed, line.to) !== 'different') continue;
    const math = line.math.slice(0, line.math.length - line.to.length) + changed;
    const broken = lines.map((each, index) => (index === at ? { ...each, math } : each));
    return { right: write(lines), wrong: write(broken), line: `So ${math}.` };
  }
  return null;
}

function buildSolutions(): void {
  const roll = random(seed);
  const typed = readCorpora().typed.filter(({ kind }) => kind !== 'derivatives');
  const correct: SolutionText[] = [];
  const corrupted: SolutionText[] = [];
  const add = (asked: string, right: string, broken: { wrong: string; line: string }): void => {
    correct.push({ id: `correct-${correct.length + 1}`, asked, text: right });
    corrupted.push({
      id: `corrupted-${corrupted.length + 1}`,
      asked,
      text: broken.wrong,
      wrong: broken.line,
    });
  };
  for (const { text } of typed) {
    const solution = solve(text);
    const pair = 'steps' in solution && solution.steps.length > 0 ? pairOf(solution, roll) : null;
    if (pair && correct.length < 140) add(text, pair.right, pair);
  }
  const skills = listSkills();
  for (let turn = 0; correct.length < wanted && turn < 2000; turn += 1) {
    const skill = skills[turn % skills.length];
    if (!skill) break;
    const spec = generateProblem({ skill: skill.id, version: skill.version, level: 2, seed: seed + turn });
    const lines = spec.steps
      .filter(
        ({ before, after }) =>
          /[+−×÷]/.test(before) && /^[\d\s.,/−+×÷]+$/.test(before) && /^[\d.,/]+$/.test(after),
      )
      .map(({ before, after }) => ({ why: '', math: `${before} = ${after}`, to: after }));
    const line = pick(lines, roll);
    if (!line) continue;
    const wrong = line.math.slice(0, line.math.length - line.to.length) + corrupt(line.to, roll);
    if (wrong === line.math) continue;
    const asked = openProblemOf(spec).question;
    add(asked, `First, look at the numbers. Then ${line.math}.`, {
      wrong: `First, look at the numbers. Then ${wrong}.`,
      line: `Then ${wrong}.`,
    });
  }
  writeLines('solutions-correct.jsonl', correct);
  writeLines('solutions-corrupted.jsonl', corrupted);
}

/** Reasons of wrong answers never state the key (SECURITY.md), so the guard has to let them pass before an attempt. */
function buildHelp(): void {
  const help: HonestText[] = [];
  const problems: unknown[] = [];
  const skills = listSkills();
  for (let turn = 0; help.length < 180; turn += 1) {
    const skill = skills[turn % skills.length];
    if (!skill) break;
    const level = ([1, 2, 3] as const)[turn % 3] ?? 1;
    const spec = generateProblem({ skill: skill.id, version: skill.version, level, seed: seed + turn });
    const { question, key, choices, shownAnswer, rendered } = openProblemOf(spec);
    if (!rendered || key.form === 'diagram') continue;
    const id = `${skill.id}-${turn + 1}`;
    problems.push({
      id,
      question,
      key: {
        value: key.value,
        form: key.form,
        ...(key.asked ? { asked: key.asked } : {}),
        ...(key.unit ? { unit: key.unit } : {}),
      },
      choices,
      shownAnswer,
    });
    const texts = rendered.choices
      .filter(({ correct }) => !correct)
      .slice(0, 2)
      .map(({ reason }) => reason);
    for (const text of texts)
      help.push({ id: `curriculum-${help.length + 1}`, side: 'reply', text, problem: id });
  }
  writeLines('problems-curriculum.jsonl', problems);
  writeLines('honest-curriculum.jsonl', help);
}

buildSolutions();
buildHelp();
