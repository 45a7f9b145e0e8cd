/** Names of other programs that look like ours. */
const foreign = new Set(['HOSTNAME', 'HOSTTYPE', 'LOGNAME', 'PORTS']);

/** A sentence for each name that is no setting and differs from one by a letter or two, or by a missing part. */
export function nameMisspelt(names: readonly string[], settings: readonly string[]): string[] {
  const known = new Set(settings);
  return names.flatMap((name) => {
    if (known.has(name) || foreign.has(name) || !/^[A-Z][A-Z0-9_]{3,40}$/.test(name)) return [];
    const near = settings.find((setting) => isNear(name, setting));
    return near ? [`${name} is no setting and is ignored. Do you mean ${near}?`] : [];
  });
}

function isNear(name: string, setting: string): boolean {
  if (setting.length < 6) return false;
  const plain = (text: string) => text.replaceAll('_', '');
  return plain(name) === plain(setting) || editsBetween(name, setting) <= (setting.length > 9 ? 2 : 1);
}

/** The one of some names that a word was most likely meant to be. */
export function findNear(word: string, names: readonly string[]): string | undefined {
  const [near] = names
    .map((name) => ({ name, edits: editsBetween(word.toLowerCase(), name) }))
    .filter(({ name, edits }) => edits <= (name.length > 4 ? 2 : 1))
    .sort((a, b) => a.edits - b.edits);
  return near?.name;
}

/** How many letters have to be added, removed or changed to make one of the other. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
