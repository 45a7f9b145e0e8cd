import {
  type UsageEventName,
  type UsageOutcome,
  type UsageSection,
  usageEvents,
} from '@playforward/contract';
import type { Analytics } from '@segment/analytics-next';
import { accountId } from '../api/account-id.ts';
import { findRecording } from './recording.ts';
import { unsentEvents } from './unsent-events.ts';

type Properties = { lessonId?: number; section?: UsageSection; place?: number; outcome?: UsageOutcome };
type Call = (analytics: Analytics) => unknown;

/** Calls made before the library is here; null once it is not going to come. */
let waiting: Call[] | null = [];
let library: Analytics | undefined;
let asked = false;

/**
 * What happens in the product, for the school's own records. Accounts are named by a digest, nothing that was typed
 * is recorded, and no failure is ever shown (L-323).
 */
export const usage = {
  /** The form is filled in properly and about to be sent (A-338, D-149). */
  attemptedLogin(email: string): void {
    const id = accountId(email);
    tell((analytics) => analytics.track(usageEvents.attemptedLogin, { email: id, loginMethod: 'email' }));
  },
  signedIn(email: string): void {
    const id = accountId(email);
    const loginTimestamp = new Date().toISOString();
    tell((analytics) => analytics.identify(id, { email: id, loginTimestamp }));
  },
  /** A session of an earlier visit goes on; the browser may have forgotten who it is. */
  recognised(email: string): void {
    const id = accountId(email);
    tell((analytics) => analytics.user().id() !== id && analytics.identify(id, { email: id }));
  },
  signedOut(): void {
    tell((analytics) => analytics.reset());
    unsentEvents.clear();
  },
  /** What an earlier page could not send goes out although nothing happens on this one (L-292). */
  sendUnsent(): void {
    if (!asked && unsentEvents.all().length > 0) loadWhenUsable();
  },
  record(name: UsageEventName, properties: Properties): void {
    tell((analytics) => analytics.track(name, properties));
  },
};

function tell(call: Call): void {
  if (library) quietly(call, library);
  else waiting?.push(call);
  if (!asked) loadWhenUsable();
}

/** A refused call is nobody's business but the developer's, who sees it when calling the library by hand. */
function quietly(call: Call, analytics: Analytics): void {
  void Promise.resolve(call(analytics)).catch(() => undefined);
}

/** The page comes first: the library is fetched once it is loaded and idle. */
function loadWhenUsable(): void {
  asked = true;
  const recording = findRecording();
  if (recording === null) {
    waiting = null;
    return;
  }
  const load = async () => {
    try {
      const { loadLibrary } = await import('./load-library.ts');
      library = await loadLibrary(recording);
      for (const call of waiting ?? []) quietly(call, library);
    } finally {
      waiting = null;
    }
  };
  whenIdle(() => void load().catch(() => undefined));
}

function whenIdle(work: () => void): void {
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
