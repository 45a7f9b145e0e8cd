import type { LinkDecision } from './decisions.ts';

type Cut = readonly [reason: 'link' | 'html' | 'image', pattern: RegExp, kept: string];

const endings =
  'com|org|net|edu|gov|io|co|ai|app|dev|me|info|biz|tv|gg|ly|to|xyz|site|online|uk|de|fr|ru|cn|us|ca|eu|in|link|click|shop|live|pro|vip|page|tk';
const cuts: readonly Cut[] = [
  ['image', /!\[([^\]]{0,300})\]\s?(?:\([^)]{0,1000}\)?|\[[^\]]{0,200}\])/g, '$1'],
  ['link', /\[([^\]]{0,300})\]\s?\([^)]{0,1000}\)?/g, '$1'],
  ['link', /\[([^\]]{1,300})\]\[[^\]]{0,200}\]/g, '$1'],
  ['link', /^\s{0,3}\[[^\]]{1,200}\]:\s?\S{1,800}/gm, ''],
  ['html', /<!--[^>]{0,1000}-{0,2}>?/g, ''],
  [
    'html',
    /<(script|style|iframe|object|svg|math|template|noscript|textarea)\b[^<]{0,1000}(?:<\/\1\s?>)?/gi,
    '',
  ],
  ['html', /<\/?[a-zA-Z!?][^<>]{0,1000}>/g, ''],
  [
    'html',
    /<\/?(?:a|img|script|iframe|svg|div|span|b|i|p|br|style|link|meta|form|input|button|video|audio|object|embed|base|body|html|math)\b[^<>]{0,1000}/gi,
    '',
  ],
  ['html', /&(?:lt|#0{0,5}60|#x0{0,5}3c);[^&]{0,500}(?:&(?:gt|#0{0,5}62|#x0{0,5}3e);)?/gi, ''],
  [
    'link',
    /\b(?:(?:https?|ftp|javascript|vbscript|mailto|tel|sms|blob|wss?)\s?:\s?(?:\/\/|[^\s,;]{0,3}[^\s\d,;])|(?:file|data):(?=\S*[/;,]))[^\s<>)\]]{0,1500}/gi,
    '',
  ],
  ['link', /\bh[tx]{2}ps?\s?(?::|\[:\])\s?\/\/[^\s<>)\]]{1,1500}/gi, ''],
  ['link', /(?<![\w/])\/\/[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,6}[^\s<>)\]]{0,800}/gi, ''],
  ['link', /\bwww\s?\.\s?[a-z\d-]{1,63}(?:\s\.\s?[a-z\d-]{1,63}){0,4}[^\s<>)\]]{0,800}/gi, ''],
  [
    'link',
    new RegExp(
      String.raw`(?<![\w@.])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\s?(?:\.|\[\.\]|\(\.\)| dot )\s?){1,5}(?:${endings})(?:\/[^\s<>)\]]{0,800}|(?![\w'’]))`,
      'g',
    ),
    '',
  ],
  ['link', /(?<![\w@.])(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\/[^\s<>)\]]{1,800}/gi, ''],
  ['link', /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?(?:\/[^\s]{0,300})?(?![\d.])/g, ''],
];
const spacedDot =
  /^[\d\s.]+$|^[^.[(]*[^\s.[(]\.\s+(?:me|to|in|us|co|pro|live|page|link|click|app|shop|site|online|de|info)$/i;

/** The sentence without links, HTML and pictures; the words that a link was put on stay. */
export function stripLinks(sentence: string): LinkDecision {
  let text = sentence;
  let reason: 'link' | 'html' | 'image' | null = null;
  for (const [kind, pattern, kept] of cuts) {
    text = text.replace(pattern, (match: string, ...groups: unknown[]) => {
      if (spacedDot.test(match) && !/^(?:\d{1,3}\.){3}/.test(match)) return match;
      reason ??= kind;
      return kept === '$1' && typeof groups[0] === 'string' ? groups[0] : '';
    });
  }
  return reason === null ? { guard: 'links', kind: 'pass' } : { guard: 'links', kind: 'strip', reason, text };
}
