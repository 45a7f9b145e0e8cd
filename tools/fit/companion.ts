// `npm run companion:train`: makes packages/companion/weights again from packages/companion/corpus, bit for bit.
// With `--report` it trains on two thirds of the lines only and prints how the third that was left out is read, class
// by class; nothing is written then. The thresholds of care are chosen by `choose-thresholds.ts` in both cases.
// Where the new weights change the reading of a plain sentence of corpus/guard, the old ones are put back and it fails.
// `--only care.json` (or `intents.json`, `answers.json`) leaves the weights of the other files as they are.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { intentText } from '@playforward/companion';
import { readAskContent } from '../ask/companion-ask/read-content.ts';
import { chooseThresholds } from './companion/choose-thresholds.ts';
import { type Corpus, readCareCorpus, readIntentCorpus, readLookAlikes } from './companion/read-corpus.ts';
import { reportOn } from './companion/report.ts';
import { reportAnswers, trainAnswers } from './companion/train-answers.ts';
import { type Shape, trainOn } from './companion/train-on.ts';

const careShape: Shape = { size: 12_288, letters: 0.5, balance: 0.5 };
const folder = join(import.meta.dirname, '../../packages/companion/weights');
const content = readAskContent();
const care = readCareCorpus(content);
const isReport = process.argv.includes('--report');
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt < 0 ? undefined : process.argv[onlyAt + 1];
const tasks: readonly { file: string; corpus: Corpus; shape: Shape }[] = [
  {
    file: 'intents.json',
    corpus: readIntentCorpus(content),
    shape: { size: 4096, letters: 1, balance: 1, readAs: intentText },
  },
  { file: 'care.json', corpus: care, shape: careShape },
];
const before = new Map<string, string>();

/** Writes a file of weights and keeps what stood there. */
function write(file: string, value: unknown): void {
  const path = join(folder, file);
  before.set(path, readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify(value)}\n`);
}

const isWanted = (file: string): boolean => only === undefined || file === only;
for (const { file, corpus, shape } of tasks.filter(({ file }) => isWanted(file))) {
  if (isReport) {
    console.log(`${file}\n${reportOn(corpus, shape)}`);
    continue;
  }
  const stored = trainOn(corpus, shape, () => true);
  write(file, stored);
  console.log(`${file}: ${stored.classes.length} classes, ${(stored.weights.length / 1000).toFixed(0)} kB`);
}

if (isWanted('answers.json')) {
  if (!isReport) write('answers.json', trainAnswers(content));
  console.log(`answers.json, of questions that were kept\n${reportAnswers(content)}`);
}

if (isWanted('care.json')) {
  const { thresholds, report } = chooseThresholds(care, careShape, readLookAlikes());
  console.log(`care-thresholds.json, read by trainings that had not seen the lines\n${report}`);
  if (!isReport) write('care-thresholds.json', thresholds);
}

// A program of its own, because this one has the old weights in memory.
const guard = spawnSync(process.execPath, [join(import.meta.dirname, 'companion/keeps-readings.ts')], {
  stdio: 'inherit',
});
if (!isReport && guard.status !== 0) {
  for (const [path, text] of before) writeFileSync(path, text);
  console.error('The old weights stand again: plain sentences would be read otherwise.');
  process.exitCode = 1;
}
