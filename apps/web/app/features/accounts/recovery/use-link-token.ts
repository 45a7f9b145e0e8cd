import { useEffect, useState } from 'react';

/**
 * The token behind # of a letter's link; undefined before the page is alive, empty when there is none. It is taken out
 * of the address, so that it stays in no history of a shared computer.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  // The address belongs to the browser: it is read and cleaned once the page is there.
  useEffect(() => {
    const found = /^#([\w-]{20,100})$/.exec(window.location.hash)?.[1];
    setToken((known) => known ?? found ?? '');
    if (found) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
