const mostHeld = 10_000;

/** The same function, which looks at a text once as long as it is held: most texts of a skill come with many seeds. */
export function oncePerText<Result>(look: (text: string) => Result): (text: string) => Result {
  const held = new Map<string, Result>();
  return (text) => {
    const found = held.get(text);
    if (found !== undefined) return found;
    const result = look(text);
    if (held.size >= mostHeld) held.clear();
    held.set(text, result);
    return result;
  };
}
