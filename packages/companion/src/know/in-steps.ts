/** Long work that may pause after each step, so that whoever shares the process is served in between. */
export type InSteps<Result> = Generator<void, Result, void>;

/** Does what is left of the work at once. */
export function finish<Result>(work: InSteps<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Maps a list, with a pause after each so many of its items. */
export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  map: (item: Item, at: number) => Result,
  each = 100,
): InSteps<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    results.push(map(item, at));
    if (at % each === each - 1) yield;
  }
  return results;
}
