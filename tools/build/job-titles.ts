// `node tools/build/job-titles.ts FILE FOLDER`: writes content/careers/job-titles.txt from O*NET's `Alternate Titles.txt`
// and occupations.jsonl in FOLDER. Each line holds occupations and the titles by which people look for them. A group
// that O*NET does not describe ("Artists, All Other") leads to the described ones of the same broad occupation, or is
// left out where there is none.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const [file, folder] = process.argv.slice(2);
if (file === undefined || folder === undefined) {
  console.error('Give the file of alternate titles and the folder that holds occupations.jsonl.');
  process.exit(1);
}
const content = join(import.meta.dirname, '../../content/careers');
const { title_words: words } = z
  .object({ title_words: z.string() })
  .parse(parse(readFileSync(join(content, 'not-for-minors.yaml'), 'utf8')));
const unfit = new Set(words.split(/\s+/));

const Line = z.object({ soc: z.string(), has_profile: z.boolean() });
const occupations = readFileSync(join(folder, 'occupations.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => Line.parse(JSON.parse(line)));
const described = occupations.filter((one) => one.has_profile).map(({ soc }) => soc);
const broad = (soc: string): string => soc.slice(0, 6);

/** "Chief Diversity Officer (CDO)" is two titles. */
const apart = (title: string): string[] =>
  [title.replace(/\(.*?\)/g, ' '), ...[...title.matchAll(/\((.*?)\)/g)].map(([, inside = '']) => inside)]
    .map((part) => part.replaceAll(';', ',').replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1);

const titles = new Map<string, Set<string>>();
for (const row of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
  const [soc = '', title = ''] = row.split('\t');
  const leadsTo = described.includes(soc) ? soc : described.filter((one) => broad(one) === broad(soc)).join(' ');
  if (leadsTo === '' || title.split(/\W+/).some((word) => unfit.has(word.toLowerCase()))) continue;
  const known = titles.get(leadsTo) ?? new Set();
  for (const part of apart(title)) known.add(part);
  titles.set(leadsTo, known);
}
const lines = [...titles].map(([socs, names]) => `${socs}: ${[...names].sort().join('; ')}`).sort();
writeFileSync(join(content, 'job-titles.txt'), `${lines.join('\n')}\n`);
console.log(`${lines.length} lines, ${[...titles.values()].reduce((sum, { size }) => sum + size, 0)} titles`);
