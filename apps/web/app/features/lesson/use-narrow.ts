import { type RefObject, useLayoutEffect, useState } from 'react';

/** True while the element is narrower than the limit. */
export function useNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [narrow, setNarrow] = useState(false);

  // The width of an element is the browser's to know; it is asked before the first paint.
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setNarrow(box.getBoundingClientRect().width < limit);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, limit]);

  return narrow;
}
