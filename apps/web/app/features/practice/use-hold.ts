import { type FocusEvent, useState } from 'react';

/**
 * True while a student rests on the feedback: the pointer has really moved over it, or the focus is on one of its
 * controls. Focus that the page itself puts on the verdict does not count, or no timer would ever run.
 */
export function useHold() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  return {
    held: pointer || focus,
    handlers: {
      onPointerMove: ({ pointerType }: { pointerType: string }) => setPointer(pointerType === 'mouse'),
      onPointerLeave: () => setPointer(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocus(target.matches('button, a')),
      onBlur: () => setFocus(false),
    },
  };
}
