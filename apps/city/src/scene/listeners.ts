/** A list of listeners of one kind. */
export type Listeners<Event> = {
  add(listener: (event: Event) => void): () => void;
  tell(event: Event): void;
};

export function createListeners<Event>(): Listeners<Event> {
  const all = new Set<(event: Event) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell: (event) => {
      for (const listener of all) listener(event);
    },
  };
}
