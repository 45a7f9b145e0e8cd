/** No guard looks at more at once, so its time grows with the length of a text only. */
const longestSentence = 1200;
const ends = new Set(['.', '!', '?', '。', '！', '？', '…']);
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|vs|mr|mrs|ms|dr|approx|no|fig|eq|\d{1,2})$/i;

/** `$4!` goes on: the sign multiplies. */
const factorial = /\$[^\s$]{1,20}$/;

export type SentenceCutter = {
  /** Takes a piece of text; gives back the sentences that are whole now, white space included. */
  push(chunk: string): string[];
  /** What is left at the end of the text. */
  finish(): string[];
};

/** A full stop after a space ends nothing, as in 'www . page . com'; after a number that opens a line it marks a list; "5 + 3 = 8. Then" ends a sentence. */
function endsHere(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (character !== '\n' && !ends.has(character)) return false;
  const before = text.slice(0, at);
  if (!/[\p{L}\p{N}]/u.test(before) || isInDisplay(before)) return false;
  if (character === '\n') return true;
  if (!/\s/.test(text.charAt(at + 1))) return /[。！？]/.test(character);
  if (character === '!' && factorial.test(before.slice(-24))) return false;
  if (character !== '.') return true;
  if (/\s/.test(text.charAt(at - 1))) return false;
  if (/^\s*\d{1,2}$/.test(before)) return false;
  return !abbreviation.test(before.slice(-8).replace(/\d+$/, ''));
}

/** A formula on lines of its own is shown whole or not at all. */
function isInDisplay(before: string): boolean {
  return before.includes('$$') && before.split('$$').length % 2 === 0;
}

/** Cuts a stream of text into sentences. A piece without an end is cut at the last space before the limit. */
export function createSentenceCutter(): SentenceCutter {
  let rest = '';
  let seen = 0;

  function take(length: number): string {
    const sentence = rest.slice(0, length);
    rest = rest.slice(length);
    seen = 0;
    return sentence;
  }

  function push(chunk: string): string[] {
    const sentences: string[] = [];
    for (let from = 0; from < chunk.length; from += longestSentence) {
      rest += chunk.slice(from, from + longestSentence);
      while (seen < rest.length) {
        if (seen + 1 < rest.length && endsHere(rest, seen)) sentences.push(take(seen + 1));
        else if (seen >= longestSentence) {
          const space = rest.lastIndexOf(' ', seen);
          sentences.push(take(space > longestSentence / 2 ? space : seen));
        } else if (seen + 1 < rest.length) seen += 1;
        else break;
      }
    }
    return sentences;
  }

  function finish(): string[] {
    return rest === '' ? [] : [take(rest.length)];
  }

  return { push, finish };
}

/** All sentences of a text. */
export function cutSentences(text: string): string[] {
  const cutter = createSentenceCutter();
  return [...cutter.push(text), ...cutter.finish()];
}
