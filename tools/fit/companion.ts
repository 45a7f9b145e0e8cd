// `npm run companion:train`: makes packages/companion/weights again from packages/companion/corpus, bit for bit.
// With `--report` it trains on two thirds of the lines only and prints how the third that was left out is read, class
// by class; nothing is written then. The thresholds of care are chosen by `choose-thresholds.ts` in both cases.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { intentText } from '@playforward/companion';
import { readAskContent } from '../ask/companion-ask/read-content.ts';
import { chooseThresholds } from './companion/choose-thresholds.ts';
import { type Corpus, readCareCorpus, readIntentCorpus, readLookAlikes } from './companion/read-corpus.ts';
import { reportOn } from './companion/report.ts';
import { type Shape, trainOn } from './companion/train-on.ts';

const careShape: Shape = { size: 12_288, letters: 0.5 };
const folder = join(import.meta.dirname, '../../packages/companion/weights');
const content = readAskContent();
const care = readCareCorpus(content);
const tasks: readonly { file: string; corpus: Corpus; shape: Shape }[] = [
  {
    file: 'intents.json',
    corpus: readIntentCorpus(content),
    shape: { size: 4096, letters: 1, readAs: intentText },
  },
  { file: 'care.json', corpus: care, shape: careShape },
];

const isReport = process.argv.includes('--report');

for (const { file, corpus, shape } of tasks) {
  if (isReport) {
    console.log(`${file}\n${reportOn(corpus, shape)}`);
    continue;
  }
  const stored = trainOn(corpus, shape, () => true);
  const text = `${JSON.stringify(stored)}\n`;
  writeFileSync(join(folder, file), text);
  console.log(`${file}: ${stored.classes.length} classes, ${(text.length / 1000).toFixed(0)} kB`);
}

const { thresholds, report } = chooseThresholds(care, careShape, readLookAlikes());
console.log(`care-thresholds.json, read by trainings that had not seen the lines\n${report}`);
if (!isReport) writeFileSync(join(folder, 'care-thresholds.json'), `${JSON.stringify(thresholds)}\n`);
