/** A piece of a sentence: what matters is set off; `en` where a name has no translation yet. */
export type Said = { text: string; strong: boolean; lang?: 'en' | undefined };

export function strong(text: string): Said {
  return { text, strong: true };
}

/** A sentence of plain words with pieces in it. */
export function say(
  words: TemplateStringsArray,
  ...pieces: readonly (string | Said | readonly Said[])[]
): Said[] {
  const said = words.flatMap((text, nth): Said[] => {
    const piece = pieces[nth];
    const plain = { text, strong: false };
    if (piece === undefined) return [plain];
    if (typeof piece === 'string') return [plain, { text: piece, strong: false }];
    return [plain, ...('text' in piece ? [piece] : piece)];
  });
  return join(said.filter(({ text }) => text !== ''));
}

/** Neighbours that are set alike become one. */
function join(said: readonly Said[]): Said[] {
  const joined: Said[] = [];
  for (const piece of said) {
    const last = joined.at(-1);
    if (last && last.strong === piece.strong && last.lang === piece.lang) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

/** Names as a list of the language: “a, b and c”. */
export function listNames(names: readonly Said[], language: string): Said[] {
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
export function plainText(said: readonly Said[]): string {
  return said.map(({ text }) => text).join('');
}
