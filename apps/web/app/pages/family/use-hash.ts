import { useState } from 'react';
import { useLocation } from 'react-router';

/** What stands behind # in the address when the page opens: a code or a token, which no server sees. */
export function useHash(): string {
  const { hash } = useLocation();
  const [first] = useState(() => decodeURIComponent(hash.slice(1)));
  return first;
}
