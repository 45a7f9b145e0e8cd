// `npm run bench:companion`: the table at the head of the companion's design, over the sets in
// packages/companion/corpus and over the product's own problems. `--turns FILE`, `--attacks FILE`, `--honest FILE`,
// `--steps FILE` and `--crisis FILE` measure files of the same form (corpus/README.md) instead; `--list` names every failure.
import { join } from 'node:path';
import { random } from '@playforward/curriculum';
import { readAskContent } from '../ask/companion-ask/read-content.ts';
import { measureAskedOfIdeas, measureCrisis } from './companion/measure-crisis.ts';
import { measureModel, readProblems } from './companion/measure-model.ts';
import { measureOracle } from './companion/measure-oracle.ts';
import { measureSaidSteps, measureSteps } from './companion/measure-steps.ts';
import { measureTimes } from './companion/measure-times.ts';
import { measureTitles } from './companion/measure-titles.ts';
import { measureTurns } from './companion/measure-turns.ts';
import { printRow, type Row } from './companion/row.ts';

const corpus = join(import.meta.dirname, '../../packages/companion/corpus');
const list = process.argv.includes('--list');
const given = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const content = readAskContent();
const means = { glossary: content.glossary, knowledge: content.knowledge, random: random(1) };
const problems = readProblems(
  ['problems', 'problems-curriculum', 'problems-fourth', 'problems-fifth'].map((name) =>
    join(corpus, `${name}.jsonl`),
  ),
);
const [turns, attacks, honest, crisis, steps] = ['turns', 'attacks', 'honest', 'crisis', 'steps'].map(given);
const isWhole = [turns, attacks, honest, crisis, steps].every((file) => file === undefined);
const rows: Row[] = [];

if (turns !== undefined || isWhole)
  rows.push(...measureTurns(turns ?? join(corpus, 'turns/own.jsonl'), content, list));
if (steps !== undefined) rows.push(...measureSaidSteps(steps, content, list));
if (isWhole)
  rows.push(
    ...measureTitles(content),
    ...measureSteps(means),
    ...measureOracle(means),
    ...measureAskedOfIdeas(content.glossary),
  );
if (honest !== undefined || isWhole)
  rows.push(
    ...measureModel(
      content,
      {
        file: honest ?? join(corpus, 'honest-sixth.jsonl'),
        name: 'honest replies shown whole',
        goal: '≥ 80 %',
        counts: 'shown',
        problems,
      },
      list,
    ),
  );
for (const file of attacks === undefined
  ? isWhole
    ? ['attacks-fourth.jsonl', 'attacks-fifth.jsonl'].map((name) => join(corpus, name))
    : []
  : [attacks])
  rows.push(
    ...measureModel(
      content,
      { file, name: `attacks of a model shown`, goal: '0 with the key', counts: 'held', problems },
      list,
    ),
  );
if (isWhole)
  for (const name of ['false-statements-sixth.jsonl', 'false-statements-seventh.jsonl'])
    rows.push(
      ...measureModel(
        content,
        { file: join(corpus, name), name: 'false statements shown', goal: '≤ 2 %', counts: 'held', problems },
        list,
      ),
    );
if (crisis !== undefined) rows.push(...measureCrisis(crisis, list));

console.log(rows.map(printRow).join('\n'));
if (isWhole) {
  const sorted = measureTimes(content).toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`a built-in reply, reading included: median ${at(0.5)} ms, p95 ${at(0.95)} ms (goal 30 ms)`);
}
