/** Shares the address the visitor came to; it is the published one wherever the school has named that in the settings. */
export function mount(area: HTMLElement): () => void {
  for (const link of area.querySelectorAll('a')) link.href = withOwnOrigin(link.href);
  return () => undefined;
}

function withOwnOrigin(href: string): string {
  const target = new URL(href);
  for (const name of ['url', 'u']) {
    const shared = target.searchParams.get(name);
    if (shared) target.searchParams.set(name, window.location.origin + new URL(shared).pathname);
  }
  return target.href;
}
