/** A piece of a sentence: what matters is set off; `en` where a name has no translation yet. */
export type SentencePart = { text: string; strong: boolean; lang?: 'en' | undefined };

export function strong(text: string): SentencePart {
  return { text, strong: true };
}

/** A sentence of plain words with pieces in it. */
export function say(
  words: TemplateStringsArray,
  ...pieces: readonly (string | SentencePart | readonly SentencePart[])[]
): SentencePart[] {
  const said = words.flatMap((text, nth): SentencePart[] => {
    const piece = pieces[nth];
    const plain = { text, strong: false };
    if (piece === undefined) return [plain];
    if (typeof piece === 'string') return [plain, { text: piece, strong: false }];
    return [plain, ...('text' in piece ? [piece] : piece)];
  });
  return join(said.filter(({ text }) => text !== ''));
}

/** Neighbours that are set alike become one. */
function join(said: readonly SentencePart[]): SentencePart[] {
  const joined: SentencePart[] = [];
  for (const piece of said) {
    const last = joined.at(-1);
    if (last && last.strong === piece.strong && last.lang === piece.lang) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

/** Names as a list of the language: “a, b and c”. */
export function listNames(names: readonly SentencePart[], language: string): SentencePart[] {
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(
    names.map(({ text }) => text),
  );
  let nth = 0;
  return parts.map(({ type, value }) => {
    if (type === 'literal') return { text: value, strong: false };
    const name = names[nth];
    nth += 1;
    return name ?? { text: value, strong: true };
  });
}

/** The same as one line of plain text. */
export function plainText(said: readonly SentencePart[]): string {
  return said.map(({ text }) => text).join('');
}
