import { type HeaderEvent, headerReducer, headerStart, isHidden, isScrolled } from './header-state.ts';

/** Gives the header its ground once the page is scrolled and takes it out of the way on the way down. */
export function mount(header: HTMLElement): () => void {
  let state = headerStart;
  const send = (event: HeaderEvent) => {
    state = headerReducer(state, event);
    header.classList.toggle('scrolled', isScrolled(state));
    header.classList.toggle('away', isHidden(state));
  };
  const onScroll = () => send({ kind: 'scrolled', y: Math.max(0, window.scrollY) });
  const onFocus = () => send({ kind: header.querySelector(':focus-visible') ? 'focused' : 'left' });

  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  header.addEventListener('focusin', onFocus);
  header.addEventListener('focusout', onFocus);
  return () => {
    window.removeEventListener('scroll', onScroll);
    header.removeEventListener('focusin', onFocus);
    header.removeEventListener('focusout', onFocus);
  };
}
