/** Names an account gets without anybody naming it. */
const givenNames = new Set(['user', 'guest']);
/** Words of every lesson that are names too: masking them would make questions unreadable. */
const plainWords = new Set(
  'will mark may grace hope faith joy rose summer april june angel art bill frank grant jack rich ray rob sky chance max min case pat sue drew dale dean gene guy lane miles page reed wade ace'.split(
    ' ',
  ),
);

/** What stands for the student in a text: the whole name, each part of it, and each part of a part with a hyphen. */
export function privateNamesOf({ name }: { name: string }): string[] {
  const whole = name.trim();
  const words = whole.split(/\s+/);
  const parts = [...words, ...words.flatMap((word) => word.split('-'))].filter(
    (part) => !plainWords.has(part.toLowerCase()),
  );
  return [...new Set([whole, ...parts])].filter(
    (each) =>
      each.length > (/\p{Script=Latin}/u.test(each) ? 2 : 1) &&
      !givenNames.has(each.toLowerCase()) &&
      !plainWords.has(each.toLowerCase()),
  );
}
