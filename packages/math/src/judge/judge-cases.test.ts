import { describe, expect, test } from 'vitest';
import type { AnswerForm, AnswerKey, AskedForm } from './answer-key.ts';
import { judgeAnswer } from './judge-answer.ts';
import { judgeCaseTable } from './judge-cases.ts';

type Case = { readonly key: AnswerKey; readonly answer: string; readonly expected: string };

function readKey(line: string): AnswerKey {
  const [form = '', value = '', options = ''] = line.split(' | ').map((part) => part.trim());
  const option = (name: string): string | undefined =>
    new RegExp(`(?:^| )${name}=(.*?)(?= (?:asked|unit|tolerance|miss)=|$)`).exec(options)?.[1];
  const [asked, unit, tolerance, miss] = ['asked', 'unit', 'tolerance', 'miss'].map(option);
  const [id = '', ...wrong] = miss?.split(':') ?? [];
  return {
    form: form as AnswerForm,
    value,
    ...(asked === undefined ? {} : { asked: asked as AskedForm }),
    ...(unit === undefined ? {} : { unit }),
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(miss === undefined ? {} : { misconceptions: [{ id, value: wrong.join(':') }] }),
  };
}

function readCases(): Case[] {
  const cases: Case[] = [];
  let key: AnswerKey | undefined;
  for (const line of judgeCaseTable.split('\n')) {
    const answers = /^(right|form|unreadable|wrong(?: \S+)?): (.*)$/.exec(line);
    if (answers && key) {
      const of = key;
      const [, expected = '', list = ''] = answers;
      cases.push(...list.split(' ¦ ').map((answer) => ({ key: of, answer, expected })));
    } else if (line.includes(' | ')) key = readKey(line);
  }
  return cases;
}

const cases = readCases();

describe('answers as students type them', () => {
  test('the table holds at least 250 answers', () => {
    expect(cases.length).toBeGreaterThanOrEqual(250);
  });

  test.each(cases)(
    '$key.form $key.value $key.asked $key.unit: "$answer" is $expected',
    ({ key, answer, expected }) => {
      const verdict = judgeAnswer(answer, key);
      const named = verdict.kind === 'wrong' && verdict.misconception ? ` ${verdict.misconception}` : '';
      expect(`${verdict.kind}${named}`).toBe(expected);
    },
  );

  test('every key is right by its own writing', () => {
    for (const { key } of cases) expect(judgeAnswer(key.value, key)).toEqual({ kind: 'right' });
  });
});
