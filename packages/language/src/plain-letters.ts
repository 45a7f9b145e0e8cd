/** Letters of other scripts, and signs, that look like a Latin letter. */
const lookalikes: Record<string, string> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԛ: 'q',
  ԝ: 'w',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  // Latin letters that compatibility forms do not reach
  ı: 'i',
  ɡ: 'g',
  ɑ: 'a',
  ø: 'o',
  ß: 'ss',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

/** Characters that take no room, or that only colour another one. */
const invisible = /\p{M}|\p{Cf}|\u115f|\u1160|\u3164/u;

export type PlainLetters = {
  plain: string;
  /** Where each character of `plain` begins in the text it came from. */
  from: number[];
};

/**
 * The text as small Latin letters as far as it looks like them: width, styled letters, accents, look-alikes and
 * invisible characters are undone. Spaces, signs and digits stay.
 */
export function toPlainLetters(text: string): PlainLetters {
  let plain = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const letter of character.normalize('NFKD').toLowerCase()) {
      if (invisible.test(letter)) continue;
      const shown = lookalikes[letter] ?? letter;
      plain += shown;
      for (let index = 0; index < shown.length; index += 1) from.push(at);
    }
    at += character.length;
  }
  return { plain, from };
}
