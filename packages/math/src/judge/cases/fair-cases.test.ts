import { expect, test } from 'vitest';
import type { AnswerKey } from '../answer-key.ts';
import { askedByWords } from '../asked-by-words.ts';
import { inferAnswerForm } from '../infer-form.ts';
import { judgeAnswer } from '../judge-answer.ts';
import { casesOfClasses } from './fair-cases-of-classes.ts';
import { casesOfNotation } from './fair-cases-of-notation.ts';
import { casesOfTraps } from './fair-cases-of-traps.ts';
import { casesOfValues } from './fair-cases-of-values.ts';
import { casesOfWords } from './fair-cases-of-words.ts';

type Case = {
  readonly question: string;
  readonly value: string;
  readonly typed: string;
  readonly fair: boolean;
};

/** The cases of each class, by its name. */
function readClasses(text: string): readonly (readonly [string, readonly Case[]])[] {
  const classes: [string, Case[]][] = [];
  let [question, value] = ['', ''];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) classes.push([line.slice(2), []]);
    else if (line.includes(' ~ ')) [question = '', value = ''] = line.split(' ~ ');
    else classes.at(-1)?.[1].push({ question, value, typed: line.slice(2), fair: line.startsWith('+') });
  }
  return classes;
}

const keyOf = ({ question, value }: Case): AnswerKey => {
  const asked = askedByWords(question);
  const form = inferAnswerForm(value, question);
  return { value, form, inferred: true, question, ...(asked === undefined ? {} : { asked }) };
};

const classes = [casesOfWords, casesOfValues, casesOfClasses, casesOfTraps, casesOfNotation].flatMap(
  readClasses,
);

test.each(classes)('%s: what says the same is accepted, what says nearly the same is not', (_, cases) => {
  expect(cases.length).toBeGreaterThan(5);
  const judged = (one: Case): boolean => judgeAnswer(one.typed, keyOf(one)).kind === 'right';
  expect(cases.filter((one) => judged(one) !== one.fair)).toEqual([]);
});
