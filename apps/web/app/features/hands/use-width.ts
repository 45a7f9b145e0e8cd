import { type RefObject, useEffect, useState } from 'react';

const usual = 560;

/** The width of an element in pixels, so that a drawing in it keeps its letters and its handles at their size. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(usual);
  // The size of an element is known to the browser alone.
  useEffect(() => {
    const drawn = element.current;
    if (!drawn || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0);
      if (now > 0) setWidth(now);
    });
    watch.observe(drawn);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
