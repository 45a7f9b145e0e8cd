// `npm run -s careers:match`: reads one student's ten answers as JSON on standard input and prints the careers that
// match, with the answers that counted for each. What is wrong with the input is said in one sentence; exit code 1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CareerAnswers, matchCareers, readOccupations } from '@playforward/careers';

const folder = join(import.meta.dirname, '../../content/careers');

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function parseJson(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return refuse('The input is not JSON. Send one object with the ten answers on standard input.');
  }
}

const read = CareerAnswers.safeParse(parseJson(await text(process.stdin)));
if (!read.success) {
  const problems = read.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the input'}: ${issue.message}`,
  );
  refuse(`The answers cannot be read (${problems.join('; ')}).`);
}
const occupations = readOccupations(
  readFileSync(join(folder, 'occupations.json'), 'utf8'),
  readFileSync(join(folder, 'not-for-minors.yaml'), 'utf8'),
);
const matches = matchCareers(occupations, read.data).map((match) => ({
  title: match.title,
  cluster: match.cluster,
  soc: match.soc,
  discovery: match.discovery,
  description: match.description,
  salary_range: match.salary_range,
  story: match.story,
  reasons: match.reasons,
}));
console.log(JSON.stringify(matches, null, 2));
