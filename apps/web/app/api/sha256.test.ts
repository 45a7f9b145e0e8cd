import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountId } from './account-id.ts';
import { sha256 } from './sha256.ts';

const byNode = (text: string) => createHash('sha256').update(text).digest('hex');

test('gives the published digests of the empty text and of abc', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('agrees with the server for every length around the block borders and for letters of every kind', () => {
  for (let length = 0; length <= 200; length++)
    expect(sha256('x'.repeat(length))).toBe(byNode('x'.repeat(length)));
  for (const text of ['Zoë@schüle.example', '数学', '\u{1f680}'.repeat(40)])
    expect(sha256(text)).toBe(byNode(text));
});

test('stands for an account whatever the case of its address, without holding the address', () => {
  expect(accountId('Maya@Northside.example')).toBe(accountId('maya@northside.example'));
  expect(accountId('maya@northside.example')).toBe(byNode(':maya@northside.example'));
  expect(accountId('leo@northside.example')).not.toBe(accountId('maya@northside.example'));
});
