/** Optimal string alignment distance (a swap of neighbours counts once), given up above `most`. */
function editDistance(from: string, to: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = line;
  }
  return above[to.length] ?? most + 1;
}

/** Known words in the order of how well known they are, by first letter and length, and by how they sound. */
export type KnownWords = {
  has: (word: string) => boolean;
  /** The best known first. */
  near: (word: string, reach: number) => string[];
  /** The best known word that sounds alike. */
  soundsLike: (word: string) => string | undefined;
};

const sounds: readonly (readonly [RegExp, string])[] = [
  [/^p?s[iy](?:ch|[ck])(?=[aeioy])/, 'sik'],
  [/^(?:ps|p(?=n))/, 's'],
  [/^wr/, 'r'],
  [/^[kg]n/, 'n'],
  [/^ch(?=[ei])|^ar?ch(?=[aeio])/, 'k'],
  [/ph|gh(?=t)/g, 'f'],
  [/tch/g, 'ch'],
  [/sch|ch(?=[rlo])|ck|c(?=[^eiyh])|c$|q/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/x/g, 'ks'],
  [/(?:ti|si|ci|sh?i)(?=on|an|al|en|ous|st)/g, 'sh'],
  [/dg|j/g, 'g'],
  [/y/g, 'i'],
  [/[aeiouw]+h?/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/** A word as it sounds, roughly: vowels are one, letters that sound alike are one. */
function soundOf(word: string): string {
  let sound = word;
  for (const [letters, put] of sounds) sound = sound.replace(letters, put);
  return sound;
}

/** Words given first win over words given later when both are one slip away. */
export function knownWords(inOrder: Iterable<string>): KnownWords {
  const rank = new Map<string, number>();
  for (const word of inOrder) if (!rank.has(word)) rank.set(word, rank.size);
  const groups = new Map<string, string[]>();
  const bySound = new Map<string, string>();
  for (const word of rank.keys()) {
    const key = `${word[0]}${word.length}`;
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
    const sound = soundOf(word);
    if (word.length > 4 && !bySound.has(sound)) bySound.set(sound, word);
  }
  const near = (word: string, reach: number): string[] => {
    const found: string[] = [];
    for (let length = word.length - reach; length <= word.length + reach; length++) {
      found.push(...(groups.get(`${word[0]}${length}`) ?? []));
    }
    return found.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  };
  return { has: (word) => rank.has(word), near, soundsLike: (word) => bySound.get(soundOf(word)) };
}

/**
 * The known word that a misspelling most likely means, or the word itself. Words of four letters or fewer are left as
 * they are: too many of them are one slip apart. One slip is forgiven from five letters, two from seven. Among words
 * one slip away that which sounds alike wins ("tuter" is a tutor and no tuner), and it wins over two slips.
 */
export function correctSpelling(word: string, known: KnownWords): string {
  if (word.length < 5 || known.has(word) || /\d/.test(word)) return word;
  const most = word.length >= 7 ? 2 : 1;
  let best = word;
  let least = most + 1;
  for (const candidate of known.near(word, most)) {
    if (candidate.length < 4) continue;
    const distance = editDistance(word, candidate, least);
    const alike = soundOf(candidate) === soundOf(word);
    if (
      distance < least ||
      (distance === least && distance <= most && alike && soundOf(best) !== soundOf(word))
    ) {
      best = candidate;
      least = distance;
    }
  }
  return least === 1 ? best : (known.soundsLike(word) ?? best);
}
