const lookalike: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ο: 'o',
  ν: 'v',
  τ: 't',
  ß: 'ss',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ł: 'l',
  ø: 'o',
};

/** Letters without accents; a look-alike of another script as the letter it looks like. */
export function plainLetters(text: string): string {
  if (/^[ -~\s]*$/.test(text)) return text;
  let plain = '';
  for (const character of text) {
    const folded = character.normalize('NFD').replace(/\p{M}/gu, '');
    plain += lookalike[folded] ?? folded;
  }
  return plain;
}
