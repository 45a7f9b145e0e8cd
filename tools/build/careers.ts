// `node tools/build/careers.ts FOLDER`: writes content/careers/occupations.json from occupations.jsonl and
// ratings.csv in FOLDER. Facts are copied, never filled in; only the student title and, for five occupations
// without one, the career cluster are the project's own.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { singularTitle } from '@playforward/careers';
import { parse } from 'yaml';
import { z } from 'zod';

const Wage = z.object({
  p25: z.number(),
  median: z.number(),
  p75: z.number(),
  year: z.number(),
  basis: z.enum(['soc', 'parent_soc', 'combined_soc']),
  source_title: z.string(),
});
const SourceOccupation = z.object({
  soc: z.string(),
  title: z.string(),
  description: z.string(),
  has_profile: z.boolean(),
  riasec: z.record(z.string(), z.number()).nullable(),
  job_zone: z.number().nullable(),
  education: z.string().nullable(),
  wage: Wage.nullable(),
  wage_hourly: Wage.nullable(),
  tasks: z.array(z.string()).nullable(),
  work_values: z.record(z.string(), z.number()).nullable(),
  technologies: z.array(z.string()).nullable(),
  alt_titles: z.array(z.string()),
  career_clusters: z.array(z.object({ cluster: z.string(), pathway: z.string() })).nullable(),
});
type SourceOccupation = z.infer<typeof SourceOccupation>;

/** O*NET OnLine's June 2024 table has no cluster for these; the project puts them beside their nearest kin. */
const clustersOfOurOwn: Readonly<Record<string, string>> = {
  '15-1299.04': 'Information Technology',
  '15-1299.05': 'Information Technology',
  '15-1299.06': 'Information Technology',
  '15-1299.07': 'Information Technology',
  '19-1029.04': 'Science, Technology, Engineering & Mathematics',
};
const interestLetters = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
const valueNames = [
  'Achievement',
  'Independence',
  'Recognition',
  'Relationships',
  'Support',
  'Working Conditions',
] as const;

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Give the folder that holds occupations.jsonl and ratings.csv.');
  process.exit(1);
}
const contentFolder = join(import.meta.dirname, '../../content/careers');
const readContent = (name: string): unknown => parse(readFileSync(join(contentFolder, name), 'utf8'));
const studentTitles = z.record(z.string(), z.string()).parse(readContent('student-titles.yaml'));
const oddTitles = new Set(
  z.object({ alternate_titles: z.array(z.string()) }).parse(readContent('not-for-minors.yaml'))
    .alternate_titles,
);

const [ratingsHeader = '', ...ratingsLines] = readFileSync(join(folder, 'ratings.csv'), 'utf8')
  .trim()
  .split('\n');
const ratingNames = ratingsHeader.trim().split(',');
const ratings = new Map(
  ratingsLines.map((line) => {
    const cells = line.trim().split(',');
    const row = new Map(ratingNames.map((name, at) => [name, cells[at] ? Number(cells[at]) : null]));
    return [cells[0] ?? '', row] as const;
  }),
);
const knowledgeNames = ratingNames.filter((name) => name.startsWith('knowledge: '));

const titleOf = (one: SourceOccupation): string => studentTitles[one.soc] ?? singularTitle(one.title);
const wageOf = (wage: z.infer<typeof Wage> | null) =>
  wage && {
    p25: wage.p25,
    median: wage.median,
    p75: wage.p75,
    year: wage.year,
    basis: wage.basis,
    group: wage.source_title,
  };

function compact(one: SourceOccupation) {
  const row = ratings.get(one.soc);
  const cluster = one.career_clusters?.[0]?.cluster ?? clustersOfOurOwn[one.soc];
  if (cluster === undefined) throw new Error(`${one.soc} ${one.title} has no career cluster.`);
  return {
    soc: one.soc,
    title: titleOf(one),
    officialTitle: one.title,
    description: one.description,
    cluster,
    interests: interestLetters.map((letter) => one.riasec?.[letter] ?? null),
    zone: one.job_zone,
    education: one.education,
    wage: wageOf(one.wage),
    hourlyWage: wageOf(one.wage_hourly),
    tasks: one.tasks,
    values: one.work_values && valueNames.map((name) => one.work_values?.[name] ?? null),
    technologies: one.technologies ?? [],
    alternateTitles: one.alt_titles.filter((title) => !oddTitles.has(title)),
    knowledge: row ? knowledgeNames.map((name) => row.get(name) ?? null) : null,
    skills: row ? [row.get('skill: Mathematics') ?? null, row.get('skill: Programming') ?? null] : null,
  };
}

const occupations = readFileSync(join(folder, 'occupations.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => SourceOccupation.parse(JSON.parse(line)))
  .filter((one) => one.has_profile)
  .sort((a, b) => (a.soc < b.soc ? -1 : 1))
  .map(compact);
const knowledge = knowledgeNames.map((name) => name.replace('knowledge: ', ''));
const lines = occupations.map((one) => JSON.stringify(one)).join(',\n');
const text = `{"knowledge":${JSON.stringify(knowledge)},"interests":${JSON.stringify(interestLetters)},"values":${JSON.stringify(valueNames)},"skills":["Mathematics","Programming"],"occupations":[\n${lines}\n]}\n`;
writeFileSync(join(contentFolder, 'occupations.json'), text);
console.log(`${occupations.length} occupations, ${(Buffer.byteLength(text) / 1e6).toFixed(2)} MB`);
const titles = new Map<string, string>();
for (const one of occupations) {
  const other = titles.get(one.title);
  if (other !== undefined) console.log(`Same student title: ${one.title} (${other} and ${one.soc})`);
  titles.set(one.title, one.soc);
}
for (const soc of Object.keys(studentTitles)) {
  if (!occupations.some((one) => one.soc === soc))
    console.log(`student-titles.yaml names no occupation: ${soc}`);
}
