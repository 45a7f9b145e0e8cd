/** Takes what is understood out of a text, so that what is left can be looked at. */
export type Cutter = {
  readonly take: (pattern: RegExp) => RegExpExecArray | null;
  readonly takeAll: (pattern: RegExp) => readonly RegExpExecArray[];
  readonly rest: () => string;
};

/** No text of a problem says one thing more often. */
const mostTaken = 20;

/** A mark stands where something was taken, so that the words beside it are never read as neighbours. */
export function cutter(text: string): Cutter {
  let rest = text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const once = pattern.global ? new RegExp(pattern.source, pattern.flags.replace('g', '')) : pattern;
    const found = once.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ¦ ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  return {
    take,
    takeAll: (pattern) => {
      const all: RegExpExecArray[] = [];
      for (let found = take(pattern); found && all.length < mostTaken; found = take(pattern)) all.push(found);
      return all;
    },
    rest: () => rest,
  };
}
