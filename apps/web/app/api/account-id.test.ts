import { expect, test } from 'vitest';
import { accountId } from './account-id.ts';

const byNode = (text: string) =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex');

test('agrees with the server for every length around the block borders and for letters of every kind', () => {
  for (let length = 0; length <= 200; length++)
    expect(accountId('x'.repeat(length))).toBe(byNode(`:${'x'.repeat(length)}`));
  for (const text of ['zoë@schüle.example', '数学', '\u{1f680}'.repeat(40)])
    expect(accountId(text)).toBe(byNode(`:${text}`));
});

test('stands for an account whatever the case of its address, without holding the address', () => {
  expect(accountId('Maya@Northside.example')).toBe(accountId('maya@northside.example'));
  expect(accountId('maya@northside.example')).toBe(byNode(':maya@northside.example'));
  expect(accountId('leo@northside.example')).not.toBe(accountId('maya@northside.example'));
});
