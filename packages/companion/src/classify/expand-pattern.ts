import type { Random } from '@playforward/curriculum';

const choice = /\{([^{}]*)\}/;

function fillSlots(text: string, ideas: readonly string[], random: Random): string {
  return text
    .replace(/#/g, () => String(random.int(0, 3) === 0 ? random.int(10, 400) : random.int(1, 30)))
    .replace(/@idea/g, () => random.pick(ideas).toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Up to `most` different wordings of one line of the corpus: `{a|b}` stands for either, `#` for a number and `@idea`
 * for the name of an idea.
 */
export function expandPattern(
  pattern: string,
  { ideas, random, most }: { ideas: readonly string[]; random: Random; most: number },
): readonly string[] {
  const found = new Set<string>();
  for (let tries = 0; tries < most * 4 && found.size < most; tries += 1) {
    let text = pattern;
    for (let hit = choice.exec(text); hit; hit = choice.exec(text))
      text = text.replace(choice, () => random.pick((hit?.[1] ?? '').split('|')));
    const filled = fillSlots(text, ideas, random);
    if (filled !== '') found.add(filled);
  }
  return [...found];
}

const before = ['', '', '', '', 'ok ', 'wait ', 'pls ', 'bro ', 'um ', 'so ', 'hey ', 'but '];
const after = ['', '', '', '', '?', '??', ' pls', ' lol', '...', '!', ' bro', ' please'];

/** A wording as a hurried thumb types it: a slip in a word, a word left out, something said before it or after it. */
export function roughen(text: string, random: Random): string {
  const words = text.split(' ');
  const at = random.int(0, words.length - 1);
  const word = words[at] ?? '';
  if (word.length > 3 && random.int(0, 1) === 0) {
    const spot = random.int(1, word.length - 2);
    const slips = [
      word.slice(0, spot) + word.slice(spot + 1),
      word.slice(0, spot) + word.charAt(spot + 1) + word.charAt(spot) + word.slice(spot + 2),
      word.slice(0, spot) + word.charAt(spot) + word.slice(spot),
    ];
    words[at] = random.pick(slips);
  }
  if (words.length > 4 && random.int(0, 1) === 0) words.splice(random.int(0, words.length - 1), 1);
  return `${random.pick(before)}${words.join(' ')}${random.pick(after)}`;
}
