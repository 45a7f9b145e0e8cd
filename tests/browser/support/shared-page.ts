import { type Page, test } from '@playwright/test';
import { studentWithSession } from './student.ts';

/**
 * One page of one student for all tests of a `describe`, one after the other, opened once: for what needs no page of its
 * own. After a failure the rest goes on in a new one. Each test leaves the page as it found it.
 */
export function sharedPage(open: (page: Page) => Promise<unknown>): () => Page {
  let shared: Page | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }, { project }) => {
    const { contextOptions, baseURL } = project.use;
    const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
    await studentWithSession(context);
    shared = await context.newPage();
    await open(shared);
  });
  test.afterAll(() => shared?.context().close());
  return () => {
    if (!shared) throw new Error('the page is open');
    return shared;
  };
}
