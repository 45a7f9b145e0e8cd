import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * True while a student rests on the feedback: the pointer has really moved over it, or the keyboard has put the focus
 * on one of its controls. Focus that the page itself puts on the verdict does not count, or no timer would ever run.
 */
export function useHold() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  return {
    held: pointer || focus,
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        if (isRealMove(event)) setPointer(true);
      },
      onPointerLeave: () => setPointer(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setFocus(target.matches('button:focus-visible, a:focus-visible')),
      onBlur: () => setFocus(false),
    },
  };
}

/** Browsers also report a move when the page scrolls under a resting mouse; then it has moved by nothing. */
function isRealMove({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
}
