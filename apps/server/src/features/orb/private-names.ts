/** Names an account gets without anybody naming it. */
const givenNames = new Set(['user', 'guest']);
/** Words of every lesson that are names too: masking them would make questions unreadable. */
const plainWords = new Set(
  'will mark may grace hope faith joy rose summer april june angel art bill frank grant jack rich ray rob sky chance max min case pat sue drew dale dean gene guy lane miles page reed wade ace'.split(
    ' ',
  ),
);

/** What stands for the student in a text: the whole name and each part of it. */
export function privateNamesOf({ name }: { name: string }): string[] {
  const whole = name.trim();
  const parts = whole.split(/\s+/).filter((part) => !plainWords.has(part.toLowerCase()));
  return [...new Set([whole, ...parts])].filter(
    (each) => each.length > 2 && !givenNames.has(each.toLowerCase()) && !plainWords.has(each.toLowerCase()),
  );
}
