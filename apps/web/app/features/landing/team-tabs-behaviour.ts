import { nextTab } from './next-tab.ts';

/** One part of the team at a time; `#communications` and its like open their tab (D-32). */
export function mount(section: HTMLElement): () => void {
  const tabs = [...section.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = [...section.querySelectorAll<HTMLElement>('[role="tabpanel"]')];

  function select(chosen: number): void {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== chosen;
    });
  }
  function selectFromAddress(): boolean {
    const named = panels.findIndex(({ id }) => `#${id}` === window.location.hash);
    if (named >= 0) select(named);
    return named >= 0;
  }
  const onClick = ({ target }: MouseEvent) => {
    const chosen = tabs.findIndex((tab) => target instanceof Node && tab.contains(target));
    if (chosen >= 0) select(chosen);
  };
  const onKey = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
    const to = from < 0 ? undefined : nextTab(event.key, from, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    select(to);
    tabs[to]?.focus();
  };

  if (!selectFromAddress()) select(0);
  section.toggleAttribute('data-ready', true);
  section.addEventListener('click', onClick);
  section.addEventListener('keydown', onKey);
  window.addEventListener('hashchange', selectFromAddress);
  return () => {
    section.removeEventListener('click', onClick);
    section.removeEventListener('keydown', onKey);
    window.removeEventListener('hashchange', selectFromAddress);
  };
}
