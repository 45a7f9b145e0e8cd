import type { AnswerForm, AnswerKey, AskedForm } from '../answer-key.ts';
import { casesOfBooks } from './judge-cases-of-books.ts';
import { casesOfNumbers } from './judge-cases-of-numbers.ts';
import { casesOfSymbols } from './judge-cases-of-symbols.ts';
import { casesOfWording } from './judge-cases-of-wording.ts';

/** One typed answer of the tables: what it is judged against, and the verdict it must have. */
export type JudgeCase = { readonly key: AnswerKey; readonly answer: string; readonly expected: string };

function readKey(line: string): AnswerKey {
  const [form = '', value = '', options = ''] = line.split(' | ').map((part) => part.trim());
  const option = (name: string): string | undefined =>
    new RegExp(`(?:^| )${name}=(.*?)(?= (?:asked|unit|tolerance|places|miss)=|$)`).exec(options)?.[1];
  const [asked, unit, tolerance, places, miss] = ['asked', 'unit', 'tolerance', 'places', 'miss'].map(option);
  const [id = '', ...wrong] = miss?.split(':') ?? [];
  return {
    form: form as AnswerForm,
    value,
    ...(asked === undefined ? {} : { asked: asked as AskedForm }),
    ...(unit === undefined ? {} : { unit }),
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(places === undefined ? {} : { places: Number(places) as 0 | 1 | 2 | 3 }),
    ...(miss === undefined ? {} : { misconceptions: [{ id, value: wrong.join(':') }] }),
  };
}

export function readJudgeCases(): JudgeCase[] {
  const cases: JudgeCase[] = [];
  let key: AnswerKey | undefined;
  for (const line of `${casesOfNumbers}${casesOfSymbols}${casesOfBooks}${casesOfWording}`.split('\n')) {
    const answers = /^(right|form|unreadable|ambiguous|wrong(?: \S+)?): (.*)$/.exec(line);
    if (answers && key) {
      const of = key;
      const [, expected = '', list = ''] = answers;
      cases.push(...list.split(' ¦ ').map((answer) => ({ key: of, answer, expected })));
    } else if (line.includes(' | ')) key = readKey(line);
  }
  return cases;
}
