import { limits } from '@playforward/contract';

/** Where the header of a public page stands (D-36). */
export type HeaderState = { y: number; goingDown: boolean; focused: boolean };

export type HeaderEvent = { kind: 'scrolled'; y: number } | { kind: 'focused' } | { kind: 'left' };

export const headerStart: HeaderState = { y: 0, goingDown: false, focused: false };

export function headerReducer(state: HeaderState, event: HeaderEvent): HeaderState {
  switch (event.kind) {
    case 'scrolled':
      return event.y === state.y ? state : { ...state, y: event.y, goingDown: event.y > state.y };
    case 'focused':
      return { ...state, focused: true };
    case 'left':
      return { ...state, focused: false };
  }
}

/** Has the page moved enough for the header to need a ground of its own? */
export const isScrolled = ({ y }: HeaderState): boolean => y > limits.headerScrolled;

/** Out of the way while reading on; back on the way up, at the top and for the keyboard. */
export const isHidden = ({ y, goingDown, focused }: HeaderState): boolean =>
  y > limits.headerHidden && goingDown && !focused;
