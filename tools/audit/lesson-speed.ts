import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { newStudent, studentWithSession } from '../../tests/browser/support/student.ts';

/** The lesson page on a slow phone, cold. Times in milliseconds. */
export type LessonSpeed = {
  /** From the address to a problem that is seen and a choice that can be clicked. */
  usable: number;
  /** From the press on a tab to its section on screen; the slowest of all tabs, with the processor of this machine. */
  tabChange: number;
  /** The same with the processor of the phone. */
  tabChangeOnPhone: number;
  /**
   * Longest chain of requests in which one had to end before the next could begin, the page itself not counted, until
   * the problem is drawn. What is asked later, such as reporting that the lesson was opened, keeps nobody waiting.
   */
  waterfall: number;
};

declare global {
  interface Window {
    lessonTimes?: { drawn: number; usable: number };
  }
}

/** Slow 4G and a phone's processor, as Lighthouse simulates them. */
const slow4g = { latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };
const cpuSlowdown = 4;

export async function measureLesson(browser: Browser, origin: string): Promise<LessonSpeed> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  try {
    await studentWithSession(context, newStudent());
    await warmUp(await context.newPage());
    const page = await context.newPage();
    const session = await throttle(page);
    const chain = await followRequests(session);
    const { drawn, usable } = await timeUntilUsable(page);
    const waterfall = chain(drawn);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const tabChangeOnPhone = await slowestTabChange(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { usable, waterfall, tabChangeOnPhone, tabChange: await slowestTabChange(page) };
  } finally {
    await context.close();
  }
}

/** The server has made this student's problems before the clock starts: a lesson is opened once and visited often. */
async function warmUp(page: Page): Promise<void> {
  await page.goto('/lesson/1/practice-problems');
  await expect(page.getByRole('group', { name: 'Choices' })).toBeVisible();
  await page.close();
}

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4g.latency,
    downloadThroughput: slow4g.download,
    uploadThroughput: slow4g.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return session;
}

/** A test tool looks again every half second; the page itself says on which frame it can be used. */
async function timeUntilUsable(page: Page): Promise<{ drawn: number; usable: number }> {
  await page.addInitScript(noteWhenUsable);
  await page.goto('/lesson/1/practice-problems', { waitUntil: 'commit' });
  const noted = await page.waitForFunction(() => window.lessonTimes);
  return (await noted.jsonValue()) ?? { drawn: Number.POSITIVE_INFINITY, usable: Number.POSITIVE_INFINITY };
}

/** Runs in the page: the time of the first frame that shows a question and a choice a finger would reach. */
function noteWhenUsable(): void {
  const isReached = (choice: Element) => {
    const { x, y, width, height } = choice.getBoundingClientRect();
    if (width === 0 || !document.querySelector('[data-testid="question"]')) return false;
    const isBelow = y + height / 2 > window.innerHeight;
    return isBelow || choice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const observer = new MutationObserver(() => {
    const choice = document.querySelector('fieldset.choices button:enabled');
    if (!choice || !isReached(choice)) return;
    observer.disconnect();
    const drawn = performance.now();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.lessonTimes = { drawn, usable: performance.now() };
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Every section that is open to the student, there and back. */
async function slowestTabChange(page: Page): Promise<number> {
  const places = await page.locator('.tabs a').evaluateAll((links) => links.map((_, index) => index));
  let slowest = 0;
  for (const place of [...places, ...places.reverse()]) {
    slowest = Math.max(slowest, await timeTabChange(page, place));
  }
  return slowest;
}

function timeTabChange(page: Page, place: number): Promise<number> {
  return page.evaluate(async (index) => {
    const find = () => document.querySelectorAll<HTMLElement>('.tabs a')[index];
    // A section the student has not reached is no link any more once it was left.
    if (!find()) return 0;
    const start = performance.now();
    find()?.click();
    for (let frames = 0; frames < 300 && find()?.getAttribute('aria-current') !== 'page'; frames += 1) {
      await new Promise((next) => requestAnimationFrame(next));
    }
    return performance.now() - start;
  }, place);
}

type Seen = { url: string; initiator: string | undefined; fetched: boolean; start: number; end: number };

/** Watches requests with who asked for each; the returned function answers the longest chain of the first milliseconds. */
async function followRequests(session: CDPSession): Promise<(milliseconds: number) => number> {
  const seen = new Map<string, Seen>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    const caller = initiator.stack?.callFrames.find(({ url }) => url.startsWith('http'))?.url;
    seen.set(requestId, {
      url: request.url,
      initiator: initiator.type === 'script' ? caller : initiator.url,
      fetched: type === 'Fetch' || type === 'XHR',
      start: timestamp,
      end: Number.POSITIVE_INFINITY,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = seen.get(requestId);
    if (request) request.end = timestamp;
  });
  await session.send('Network.enable');
  return (milliseconds) => {
    const asked = [...seen.values()].filter(({ url }) => url.startsWith('http'));
    const until = (asked[0]?.start ?? 0) + milliseconds / 1000;
    return longestChain(asked.filter(({ start }) => start <= until));
  };
}

/**
 * A file waits for what named it, a call for the script that made it and for every call that had ended before it began.
 * The page itself is depth 0.
 */
function longestChain(requests: Seen[]): number {
  const depths = new Map<string, number>();
  const calls: { end: number; depth: number }[] = [];
  for (const request of requests) {
    const named = (request.initiator !== undefined ? depths.get(request.initiator) : undefined) ?? -1;
    const waited = request.fetched ? calls.filter(({ end }) => end <= request.start) : [];
    const depth = 1 + Math.max(named, ...waited.map((call) => call.depth));
    if (!depths.has(request.url)) depths.set(request.url, depth);
    if (request.fetched) calls.push({ end: request.end, depth });
  }
  return Math.max(0, ...depths.values());
}
