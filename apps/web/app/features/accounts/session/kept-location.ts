import { type Location, useLocation } from 'react-router';

type KeptState = { from: string };

export function keepLocation({ pathname, search, hash }: Location | globalThis.Location): KeptState {
  return { from: `${pathname}${search}${hash}` };
}

/** The page a signed-out visitor wanted, carried in the history entry. */
export function useKeptLocation(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' ? state.from : undefined;
}
