/** FNV-1a over UTF-16 units, mixed once more; `kind` gives grams of different kinds different places. At least 0. */
export function hashGram(gram: string, kind = 0): number {
  let hash = 0x811c9dc5 ^ kind;
  for (let at = 0; at < gram.length; at += 1) {
    hash ^= gram.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
