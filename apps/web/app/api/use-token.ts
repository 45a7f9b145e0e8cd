import { useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from './token.ts';

/** The token of this browser; undefined while the prerendered page is not yet alive. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore(onTokenChange, readToken, () => undefined);
}
