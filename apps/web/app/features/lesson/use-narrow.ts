import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True while the element is narrower than the limit. It starts with what the window says, which costs no layout, and
 * follows the element's own width before each paint.
 */
export function useNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [narrow, setNarrow] = useState(() => window.innerWidth < limit);

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver((entries) => {
      const width = entries.at(-1)?.borderBoxSize[0]?.inlineSize;
      if (width !== undefined) flushSync(() => setNarrow(width < limit));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, limit]);

  return narrow;
}
