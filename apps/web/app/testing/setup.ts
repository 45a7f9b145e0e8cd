import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A shared machine may stall for seconds; what never comes still fails.
configure({ asyncUtilTimeout: 8_000 });

type Page = typeof globalThis & { startTimer?: typeof setTimeout };

// What a test did not wait for, such as a call that is asked again after a moment, must not arrive in the next one.
const page: Page = globalThis;
page.startTimer ??= setTimeout;
const { startTimer } = page;
const waiting = new Set<ReturnType<typeof setTimeout>>();
page.setTimeout = Object.assign((...wish: Parameters<typeof setTimeout>) => {
  const timer = startTimer(...wish);
  waiting.add(timer);
  return timer;
}, startTimer);

afterEach(() => {
  cleanup();
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the one cookie of the app is taken away between tests
  document.cookie = 'access_token=; Path=/; Max-Age=0';
});

// jsdom has no pointers to capture.
Element.prototype.setPointerCapture ??= () => {};
