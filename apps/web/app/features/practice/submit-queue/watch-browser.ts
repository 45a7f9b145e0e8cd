type Watch = {
  /** The network is back, or the student looks at the page again. */
  onBack: () => void;
  onLeaving: () => void;
  /** Whether leaving the page now loses something: then the browser asks first. */
  wouldLose: () => boolean;
};

/** Tells what happens to network and page, until the result is called. */
export function watchBrowser({ onBack, onLeaving, wouldLose }: Watch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('online', onBack, { signal });
  window.addEventListener('pagehide', onLeaving, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onBack(), {
    signal,
  });
  window.addEventListener('beforeunload', (event) => wouldLose() && event.preventDefault(), { signal });
  return () => stop.abort();
}
