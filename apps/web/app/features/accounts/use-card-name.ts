import { type RefObject, useEffect, useRef } from 'react';

/** Fills in the user name that the picture of a sign-in card brings behind #, and takes it out of the address. */
export function useCardName(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // The address belongs to the browser: it is read and cleaned once the page is there.
  useEffect(() => {
    const name = new URLSearchParams(window.location.hash.slice(1)).get('name');
    if (!name || !field.current) return;
    field.current.value = name.slice(0, 254);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return field;
}
