/** A closed list, or an open one with the option the keys are on. */
export type ListboxState = { isOpen: false } | { isOpen: true; active: number };

export type ListboxAction =
  | { type: 'open'; at: number }
  | { type: 'close' }
  | { type: 'move'; to: number }
  | { type: 'choose'; index: number };

/** What a key does to a list of `count` options; undefined when the key is none of its business. */
export function listboxKey(
  key: string,
  state: ListboxState,
  { count, chosen }: { count: number; chosen: number },
): ListboxAction | undefined {
  if (!state.isOpen) {
    const opens = ['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
    if (!opens.includes(key)) return undefined;
    if (key === 'End') return { type: 'open', at: count - 1 };
    return { type: 'open', at: key === 'Home' ? 0 : Math.max(chosen, 0) };
  }
  switch (key) {
    case 'ArrowDown':
      return { type: 'move', to: Math.min(state.active + 1, count - 1) };
    case 'ArrowUp':
      return { type: 'move', to: Math.max(state.active - 1, 0) };
    case 'Home':
      return { type: 'move', to: 0 };
    case 'End':
      return { type: 'move', to: count - 1 };
    case 'Enter':
    case ' ':
      return { type: 'choose', index: state.active };
    case 'Escape':
    case 'Tab':
      return { type: 'close' };
    default:
      return undefined;
  }
}

/** The option whose label begins with what was typed. */
export function findByTyping(labels: readonly string[], typed: string): number | undefined {
  const index = typed === '' ? -1 : labels.findIndex((label) => label.startsWith(typed));
  return index < 0 ? undefined : index;
}
