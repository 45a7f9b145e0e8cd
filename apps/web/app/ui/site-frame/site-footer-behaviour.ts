import { mount as keepPlaceholdersStill } from './placeholder-links.ts';

/** Keeps the year true on a page that was built last year, and a link that leads nowhere from moving the page. */
export function mount(footer: HTMLElement): () => void {
  const year = footer.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
  return keepPlaceholdersStill(footer);
}
