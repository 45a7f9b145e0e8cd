import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('turns markup into plain words', () => {
  expect(escapeXml(`<b a="1">'&'</b>`)).toBe('&lt;b a=&quot;1&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;');
});

test('replaces characters that XML forbids, and keeps those of every script', () => {
  expect(escapeXml('a\u0000b\u001b\ud800c\uffff')).toBe('a\ufffdb\ufffd\ufffdc\ufffd');
  expect(escapeXml('números 数 😀 × ÷')).toBe('números 数 😀 × ÷');
});
