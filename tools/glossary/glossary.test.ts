import { expect, test } from 'vitest';
import { findGlossaryFaults } from './find-glossary-faults.ts';
import { findRetired, namesIn, readGlossary, typesIn } from './read-glossary.ts';

const head = '| Word | Means | In code | Retired |\n| --- | --- | --- | --- |\n';
const verdict = `${head}| verdict | What judging says. | [\`Verdict\`](../packages/math/src/key.ts) | Judgment |\n`;
const faultsIn = (markdown: string, sources: Record<string, string>) =>
  findGlossaryFaults(readGlossary(markdown), new Map(Object.entries(sources)));
const home = { 'packages/math/src/key.ts': 'export type Verdict = 1;' };

test('the table gives the words, their names in the code and what each took the place of', () => {
  expect(
    readGlossary(`${head}| store | Kept. | [\`Store\`](../apps/web/store.ts) | Keeper, Shelf |\n`),
  ).toEqual([
    { word: 'store', means: 'Kept.', name: 'Store', file: 'apps/web/store.ts', retired: ['Keeper', 'Shelf'] },
  ]);
});

test('a word with one name in the code has no fault', () => {
  expect(faultsIn(verdict, home)).toEqual([]);
});

test('a name that its file does not declare is a fault, and so is a word without a name', () => {
  expect(faultsIn(verdict, { 'packages/math/src/key.ts': 'export type Outcome = 1;' })).toEqual([
    'verdict: packages/math/src/key.ts declares no Verdict.',
  ]);
  expect(faultsIn(`${head}| verdict | What judging says. | | |\n`, home)).toEqual([
    'verdict: no file declares no name.',
  ]);
});

test('a second type of the name is a fault, but in a test or where sentences are read', () => {
  const second = 'type Verdict = 2;';
  expect(faultsIn(verdict, { ...home, 'apps/web/app/verdict.ts': second })).toEqual([
    "apps/web/app/verdict.ts: the type Verdict is the glossary's “verdict” (packages/math/src/key.ts); name this one otherwise.",
  ]);
  expect(faultsIn(verdict, { ...home, 'apps/web/app/verdict.test.ts': second })).toEqual([]);
  expect(faultsIn(verdict, { ...home, 'packages/math/src/solve/verdict.ts': second })).toEqual([]);
});

test('a type that is named by a bare participle is a fault', () => {
  expect(faultsIn(verdict, { ...home, 'apps/web/app/a.ts': 'type Told = 1;\ntype ToldStory = 2;' })).toEqual([
    'apps/web/app/a.ts: the type Told says that something was done; name what it is.',
  ]);
});

test('a retired word in a name is a fault, in tests as well', () => {
  expect(faultsIn(verdict, { ...home, 'apps/web/app/a.test.ts': 'const lastJudgment = 1;' })).toEqual([
    '1 names hold "Judgment", at most 0; the word is verdict:\n  apps/web/app/a.test.ts: lastJudgment',
  ]);
});

test('a meaning of two sentences and an 81st word are faults', () => {
  const row = (count: number) =>
    `| verdict ${count} | What judging says. | [\`Verdict\`](../packages/math/src/key.ts) | |\n`;
  const many = head + Array.from({ length: 81 }, (_, count) => row(count)).join('');
  expect(faultsIn(many, home)).toEqual(['docs/glossary.md has 81 words, at most 80.']);
  expect(faultsIn(verdict.replace('says.', 'says. Or not.'), home)).toEqual(['verdict: one sentence.']);
});

test('a name is found by its words, in declarations and members, and not in texts or inside longer words', () => {
  const code = [
    'export type AskBook = {',
    '  askBook: number;',
    '};',
    'export function openAskBook(): AskBook {',
    "  return say('AskBook');",
    '}',
    '// AskBook',
    'const taskBooks = 1;',
  ].join('\n');
  expect(findRetired(namesIn(code), { retired: 'AskBook', instead: 'pending requests' })).toEqual([
    'AskBook',
    'askBook',
    'openAskBook',
  ]);
  expect(findRetired(namesIn('const luckyNumber = 1;'), { retired: 'luck', instead: 'random' })).toEqual([]);
});

test('the types of a file are those it declares at its top, with or without export', () => {
  const code =
    'type Slot = 1;\nexport interface Unit {}\nexport class Refusal {}\nconst Verdict = 1;\n  type Inner = 2;';
  expect(typesIn(code)).toEqual(['Slot', 'Unit', 'Refusal']);
});
