// `npm run audit:source`: how large the house is. Lines of each workspace, the length of a skill, what is copied, and the
// fullest folders; `npm run audit:source -- <commit>` puts those of a commit beside them.
import { measureSource, type SourceFigures } from './source/measure-source.ts';
import { readSources } from './source/read-sources.ts';

const [commit] = process.argv.slice(2);
const now = measureSource(readSources());
const before = commit === undefined ? undefined : measureSource(readSources(commit));
const number = new Intl.NumberFormat('en');

const row = (name: string, figures: (string | number | undefined)[]) =>
  console.log(
    `  ${name.padEnd(36)}${figures.map((each) => String(typeof each === 'number' ? number.format(each) : (each ?? '–')).padStart(12)).join('')}`,
  );
/** A figure of now, and before it the one of the commit, if one is named. */
const pair = (of: (figures: SourceFigures) => string | number | undefined) =>
  before ? [of(before), of(now)] : [of(now)];

console.log('Lines by workspace');
row('', before ? ['source', 'now', 'tests', 'now'] : ['source', 'tests']);
for (const name of new Set([...now.workspaces.keys(), ...(before?.workspaces.keys() ?? [])])) {
  row(name, [
    ...pair(({ workspaces }) => workspaces.get(name)?.source),
    ...pair(({ workspaces }) => workspaces.get(name)?.tests),
  ]);
}
const sum = ({ workspaces }: SourceFigures, kind: 'source' | 'tests') =>
  [...workspaces.values()].reduce((total, each) => total + each[kind], 0);
row('in all', [...pair((figures) => sum(figures, 'source')), ...pair((figures) => sum(figures, 'tests'))]);

console.log('\nA skill, in lines');
row(
  'skills',
  pair(({ skills }) => skills.files),
);
row(
  'median',
  pair(({ skills }) => skills.median),
);
row(
  'nine of ten at most',
  pair(({ skills }) => skills.p90),
);

console.log('\nLines that stand elsewhere too, six or more in a row');
row(
  'lines',
  pair(({ duplicates }) => duplicates.lines),
);
row(
  'share',
  pair(({ duplicates: { lines, of } }) => `${((100 * lines) / of).toFixed(1)} %`),
);

console.log('\nThe fullest folders');
for (const { folder, files } of now.folders) row(folder, [files]);
