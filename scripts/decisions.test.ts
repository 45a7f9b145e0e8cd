import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../docs/decisions');
const decisions = readdirSync(folder).map((name) => {
  const [title = '', , head = ''] = readFileSync(path.join(folder, name), 'utf8').split('\n');
  return { name, number: name.slice(0, 4), title, head };
});
const numbers = new Set(decisions.map(({ number }) => number));

test.each(decisions)('$name says when it was made and what became of it', ({ number, title, head }) => {
  expect(title.slice(0, 7)).toBe(`# ${number} `);
  expect(head).toMatch(/^Date: \d{4}-\d\d-\d\d · Status: (?:accepted\b|superseded by \d{4}$)/);
  const named = head.match(/\b\d{4}\b(?!-)/g) ?? [];
  expect(named.filter((other) => !numbers.has(other))).toEqual([]);
});

/** Earlier decisions that a later one takes something back of, by what its own head says. */
const overtaken = decisions.flatMap(({ name, head }) =>
  [...head.matchAll(/(?:replaces|supersedes|changes)((?:(?!goes on from)[^·;])*)/gi)].flatMap(
    ([, what = '']) => (what.match(/\b\d{4}\b(?!-)/g) ?? []).map((earlier) => ({ name, earlier })),
  ),
);

test.each(overtaken)(
  '$name is named at the head of $earlier, of which it takes something back',
  ({ name, earlier }) => {
    expect(decisions.find(({ number }) => number === earlier)?.head).toContain(name.slice(0, 4));
  },
);
