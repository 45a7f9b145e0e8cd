import { analyticsLimits } from '@playforward/contract';
import { type Analytics, AnalyticsBrowser, type Plugin } from '@segment/analytics-next';
import type { Recording } from './recording.ts';
import { refuseOddCalls } from './refuse-odd-calls.ts';
import { type UnsentEvent, unsentEvents } from './unsent-events.ts';
import { watchDeliveries } from './watch-deliveries.ts';

declare global {
  interface Window {
    /** The library's own name on the page. */
    analytics?: Analytics;
  }
}

/** Starts the library with settings that are written here, so that it downloads none. */
export async function loadLibrary({ writeKey, protocol, host }: Recording): Promise<Analytics> {
  const address = `${protocol}://${host}/b`;
  const left = unsentEvents.all();
  watchDeliveries(address, unsentEvents.remove);
  const destination = {
    apiKey: writeKey,
    apiHost: host,
    protocol,
    deliveryStrategy,
    addBundledMetadata: false,
  };
  const [analytics] = await AnalyticsBrowser.load(
    {
      writeKey,
      cdnSettings: { integrations: { 'Segment.io': destination }, metrics: { host, sampleRate: 1 } },
      plugins: [sparse],
    },
    {
      integrations: { 'Segment.io': destination },
      cookie: { maxage: analyticsLimits.cookieDays },
      retryQueue: true,
      initialPageview: false,
    },
  );
  refuseOddCalls(analytics);
  window.analytics = analytics;
  if (left.length > 0) void sendLeft(left, { writeKey, address });
  return analytics;
}

/** The library's own defaults, written down so that a newer version does not change them unseen (L-295, L-368, L-369). */
const deliveryStrategy = {
  strategy: 'batching' as const,
  config: {
    size: analyticsLimits.batchSize,
    timeout: analyticsLimits.flushAfter,
    maxRetries: analyticsLimits.mostRetries,
  },
};

/** Takes off what the library gathers by itself, such as titles, addresses and the browser's name, and keeps a copy. */
const sparse: Plugin = {
  name: 'Sparse events',
  type: 'enrichment',
  version: '1.0.0',
  isLoaded: () => true,
  load: () => Promise.resolve(),
  track: strip,
  identify: strip,
  group: strip,
  page: strip,
};

function strip(context: Parameters<NonNullable<Plugin['track']>>[0]) {
  const { library } = context.event.context ?? {};
  context.event.context = library ? { library } : {};
  if (context.event.type === 'page') context.event.properties = {};
  const { messageId } = context.event;
  if (messageId) unsentEvents.add({ ...context.event, messageId } as UnsentEvent);
  return context;
}

/** What an earlier page could not deliver. When it fails again, the next page tries. */
async function sendLeft(left: UnsentEvent[], { writeKey, address }: { writeKey: string; address: string }) {
  const headers = { 'content-type': 'text/plain', authorization: `Basic ${btoa(`${writeKey}:`)}` };
  for (let at = 0; at < left.length; at += analyticsLimits.batchSize) {
    const batch = left.slice(at, at + analyticsLimits.batchSize);
    const body = JSON.stringify({ writeKey, batch, sentAt: new Date().toISOString() });
    await window.fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
  }
}
