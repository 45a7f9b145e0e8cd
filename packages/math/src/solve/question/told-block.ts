import { inDigit, numberWords } from '../reading/number-texts.ts';

const block = String.raw`(?:the |digits? |just |only |number )*(\d{1,6}|${numberWords()})(?:'?s)?(?: digits?)?`;
const repeats = String.raw`(?:(?:is|are|keeps?|part|that|goes|on|being|gets?) )*(?:repeat(?:ing|s|ed)?|recurring|recurs)`;
/** `the 3 repeats`, `repeating 27`, `bar over the 36`, with what joins it to its number. */
const named = new RegExp(
  String.raw`[\s,;(–-]*(?:\b(?:with|where|and|when|if|has|having|an?|the)\s+)*(?:(?<![\w.])${block} ${repeats}|\brepeating (?:part |block |decimal )?(?:is |being )?${block}|\b(?:bar|line|vinculum)(?: is| goes)? (?:over|on|above|on top of) ${block})\b(?: (?:forever|on and on))?\)?`,
  'i',
);
/** `0.3 repeating`, `0.2727 (repeats)`: one digit, or a block that is shown twice. */
const shown =
  /\.(\d|\d*?(\d{1,3})\2+)(?!\d)((?:\.{2,}|…)?\s*\(?(?:repeating|recurring|repeats)(?: forever)?\b\)?)/i;

/** `0.6 repeating (0.666...)` tells one number twice. */
const twice = /(\d*\.\d+) (?:repeating|recurring) \((\d*\.\d+(?:\.{2,}|…))\)/i;

/** What is said about the block of a text, and the block. */
function toldBlock(
  text: string,
): { readonly said: string; readonly at: number; readonly block: string } | null {
  const byName = named.exec(text);
  if (byName)
    return { said: byName[0], at: byName.index, block: inDigit(byName[1] ?? byName[2] ?? byName[3] ?? '') };
  const [all, only = '', twice, said = ''] = shown.exec(text) ?? [];
  return all === undefined ? null : { said, at: text.indexOf(all) + 1, block: twice ?? only };
}

/**
 * A repeating decimal with the block that is told in words shown: at least twice, before three dots.
 * @example withShownBlock('convert 0.58333... (the 3 repeats)') // 'convert 0.58333...'
 */
export function withShownBlock(typed: string): string {
  if (!/repeat|recur|\b(?:bar|line|vinculum)\b/i.test(typed)) return typed;
  const text = typed.replace(twice, (all, first: string, again: string) =>
    again.startsWith(first) ? again : all,
  );
  const found = toldBlock(text);
  const [number, more] = text.matchAll(/(\d*\.)(\d+)\s*(?:\.{2,}|…)?/g);
  if (!found || !number || more || found.at < number.index) return text;
  const [all, whole = '', told = ''] = number;
  let before = told;
  while (before.endsWith(found.block)) before = before.slice(0, -found.block.length);
  if (before === told) return text;
  const rest = text.slice(number.index + all.length).replace(found.said.replace(/^[\s.…]+/, ''), '');
  const digits = told.slice(before.length).padEnd(3 * found.block.length, found.block);
  return `${text.slice(0, number.index)}${whole}${before}${digits}... ${rest.trim()}`
    .replace(/\. \.$/, '.')
    .trim();
}
