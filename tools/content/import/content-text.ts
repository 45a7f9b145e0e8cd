import { importLimits, Untakeable } from './imported-item.ts';

const dropped = /<\/?(?:p|b|i|em|strong|span|div|u|font|small|prompt)(?:\s[^<>]*)?>/gi;
const breaks = /<br\s*\/?>/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  divide: '÷',
  minus: '−',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  pi: 'π',
  le: '≤',
  ge: '≥',
  ne: '≠',
  middot: '·',
};

/**
 * Text with simple HTML and TeX as content text: marks of emphasis are left out, `\(…\)` and `$$…$$` become `$…$`,
 * a plain dollar sign becomes `\$`. What would lose meaning (pictures, tables, raised numbers) is not taken.
 */
export function toContentText(source: string): string {
  const formulas: string[] = [];
  const keep = (_: string, tex: string): string => `\ue200${formulas.push(tex.trim()) - 1}\ue200`;
  const apart = source
    .replace(/\\\((.+?)\\\)/gs, keep)
    .replace(/\\\[(.+?)\\\]/gs, keep)
    .replace(/\$\$(.+?)\$\$/gs, keep);
  const bare = apart.replace(breaks, ' ').replace(dropped, ' ');
  const tag = /<\/?([a-z][\w-]*)/i.exec(bare)?.[1];
  if (tag) throw new Untakeable(`its text holds <${tag.toLowerCase()}>, which has no place in content text`);
  const plain = decodeEntities(bare)
    .replace(/\$/g, '\\$')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!])/g, '$1')
    .trim();
  const text = plain.replace(/\ue200(\d+)\ue200/g, (_, at: string) => `$${formulas[Number(at)]}$`);
  if (text.length > importLimits.textLength) throw new Untakeable('its text is longer than 2,000 characters');
  return text;
}

/** Only the entities of this list and numbers of characters; nothing a document defines is ever looked up. */
function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}
