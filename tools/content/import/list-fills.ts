/** Where a written file still says `{FILL: …}`, and what belongs there. */
export function listFills(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((row, at) =>
      [...row.matchAll(/\{FILL: ([^}]*)\}/g)].map(([, what]) => `${file}:${at + 1}: expected ${what}`),
    );
}
