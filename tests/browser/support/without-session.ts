import { type APIRequestContext, request } from '@playwright/test';

/** Calls the same server with no session of its own: what begins a session in one browser leaves its cookie there. */
export async function withoutSession<T>(
  calls: APIRequestContext,
  work: (fresh: APIRequestContext) => Promise<T>,
): Promise<T> {
  const { origin } = new URL((await calls.get('/health/live')).url());
  const fresh = await request.newContext({ baseURL: origin });
  try {
    return await work(fresh);
  } finally {
    await fresh.dispose();
  }
}
