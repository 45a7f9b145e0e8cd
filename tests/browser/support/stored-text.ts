import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { findRunningEmbedded } from '../../../apps/server/src/db/embedded/start-embedded.ts';
import { scriptPayloads } from './script-payloads.ts';

/** Text is put where it is stored, past whatever a form or a call would have refused: the pages alone stand in its way. */
export async function store(text: string, values: unknown[]): Promise<Record<string, number>[]> {
  const client = new pg.Client({ connectionString: findRunningEmbedded(String(process.env.DATA_DIR)) });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

export const idOf = (token: string) =>
  store('SELECT user_id AS id FROM sessions WHERE token_hash = sha256($1::text::bytea)', [token]).then(
    ([row]) => row?.id ?? 0,
  );

/** Counts what runs, in the page and in its frames. */
export async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { hurts: number; hurt(): void };
    seen.hurts = 0;
    seen.hurt = () => {
      seen.hurts += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { hurts: number }).hurts);
}

/**
 * They are shown, as text, and not one has become an element or has run. All of them, but where a page shows its newest
 * or first ones only: there as many as `least` says.
 */
export async function expectText(
  page: Page,
  hurts: () => Promise<number>,
  { texts = scriptPayloads, least }: { texts?: readonly string[]; least?: number } = {},
): Promise<void> {
  const wanted = least ?? texts.length;
  const signs = page.getByText(/hurt\(\)/);
  await expect.poll(() => signs.count(), { timeout: 30_000 }).toBeGreaterThan(Math.min(wanted, 8) - 1);
  const shown = (await page.locator('body').evaluate((body) => body.textContent ?? '')).replaceAll(
    /\s+/g,
    ' ',
  );
  // What stands between dollar signs is typeset as a formula where the companion speaks.
  const beginning = (payload: string) =>
    (payload.split('$')[0] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 24);
  const missing = texts.filter((payload) => !shown.includes(beginning(payload)));
  if (wanted === texts.length) expect(missing).toEqual([]);
  else expect(texts.length - missing.length).toBeGreaterThanOrEqual(wanted);
  await expectNothingRan(page, hurts);
}

/** No stored text has become an element or has run. */
export async function expectNothingRan(page: Page, hurts: () => Promise<number>): Promise<void> {
  await page.waitForTimeout(300);
  const odd =
    'img[src="x"], [onerror], [onload], [onfocus], [onbegin], [ontoggle], [onstart], a[href^="javascript:"], iframe[srcdoc], object, embed, marquee';
  expect(await page.locator(odd).count()).toBe(0);
  expect(await hurts()).toBe(0);
}
