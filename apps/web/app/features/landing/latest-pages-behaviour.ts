import { articlePage } from './article-page.ts';
import { landingText } from './text.ts';

/** Shows three articles at a time, beginning with the first page. */
export function mount(section: HTMLElement): () => void {
  const articles = [...section.querySelectorAll<HTMLElement>('[data-article]')];
  const previous = section.querySelector<HTMLButtonElement>('[data-previous]');
  const next = section.querySelector<HTMLButtonElement>('[data-next]');
  const shown = section.querySelector('[data-shown]');

  let index = 0;
  function show(page: number): void {
    index = page;
    const { first, end, isFirst, isLast } = articlePage(index, articles.length);
    articles.forEach((article, place) => {
      article.hidden = place < first || place >= end;
    });
    const words = landingText.articlesShown(first + 1, end, articles.length);
    if (shown && shown.textContent !== words) shown.textContent = words;
    // The button that goes on stands before focus is handed over, and only then the other one goes.
    setEnds(isFirst, isLast);
  }
  function setEnds(isFirst: boolean, isLast: boolean): void {
    if (!previous || !next) return;
    const focused = document.activeElement;
    if (!isFirst) previous.disabled = false;
    if (!isLast) next.disabled = false;
    if (isFirst && focused === previous) next.focus();
    if (isLast && focused === next) previous.focus();
    previous.disabled = isFirst;
    next.disabled = isLast;
  }
  const back = () => show(index - 1);
  const on = () => show(index + 1);

  show(0);
  section.toggleAttribute('data-ready', true);
  previous?.addEventListener('click', back);
  next?.addEventListener('click', on);
  return () => {
    previous?.removeEventListener('click', back);
    next?.removeEventListener('click', on);
  };
}
