import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and always does what the newest render would: for effects that outlive a render. */
export function useLatest<Args extends unknown[], Out>(work: (...args: Args) => Out): (...args: Args) => Out {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
