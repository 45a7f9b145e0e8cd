import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A shared machine may stall for seconds; what never comes still fails.
configure({ asyncUtilTimeout: 8_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the one cookie of the app is taken away between tests
  document.cookie = 'access_token=; Path=/; Max-Age=0';
});
