import { expect, type Page, type Route, test } from '@playwright/test';
import { postAddress, postsFile } from './screens/screens-public.ts';
import { byTurns } from './support/by-day.ts';

/** The League, the pledge, the newsroom, /404 and the credits, as a visitor without an account meets them. */
const pages = ['/join-league', '/pledge', '/newsroom', postAddress, '/credits', '/404'];

test('every public page opens without sign-in and calls nothing [A-018] [A-019] [A-021] [A-022] [A-132] [A-335]', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
  });
  for (const address of pages) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test('a header that is out of the way leaves no shadow behind', async ({ page }) => {
  await page.goto('/join-league');
  const header = page.locator('.site-header');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(header).toHaveClass(/scrolled/);
  await page.evaluate(() => window.scrollTo(0, 800));
  await expect(header).toHaveClass(/away/);
  await expect(header).toHaveCSS('box-shadow', 'none');
});

test.describe('the League', () => {
  test.beforeEach(({ page }) => page.goto('/join-league').then(() => undefined));

  test('its footer uses the whole width', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const links = await page.getByRole('navigation', { name: 'Links' }).boundingBox();
    const footer = await page.locator('.site-footer').boundingBox();
    if (!links || !footer) throw new Error('the footer has its links');
    expect(links.x).toBeGreaterThanOrEqual(footer.width / 2);
    expect(links.x + links.width).toBeGreaterThan(footer.width * 0.9);
  });

  test('its hero calls, names three promises, and two sections explain [A-013] [A-103] [A-104] [A-105] [A-106]', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Join the League, our student community for world shapers',
    );
    const hero = page.getByRole('main').locator('section').first();
    for (const promise of [/test video games/i, /earn prizes/i, /meet friends/i]) {
      await expect(hero.getByText(promise)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'What the League is' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^What \w+ is$/ })).toBeVisible();
  });

  test('four cards stand in their order [A-107] [A-108] [A-109] [A-110]', async ({ page }) => {
    await expect(page.locator('.league-card h3')).toHaveText([
      'Contribute to game design',
      'High-stakes challenges',
      'Career discovery and training',
      'Achievement unlocked',
    ]);
  });

  test('the waitlist opens outside in a tab of its own, and a sample address says so [A-111]', async ({
    page,
    context,
  }) => {
    await context.route(/waitlist\.example/, (route) => route.fulfill({ body: 'A form.' }));
    const [first] = await page.getByRole('link', { name: /Join the waitlist/ }).all();
    if (!first) throw new Error('the page has a waitlist link');
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(first).toHaveAttribute('rel', /noopener/);
    await expect(page.getByText('The waitlist opens soon.')).toBeVisible();
    const opened = context.waitForEvent('page');
    await first.click();
    const form = await opened;
    await form.waitForLoadState();
    expect(new URL(form.url()).origin).not.toBe(new URL(page.url()).origin);
    await expect(page).toHaveURL(/\/join-league$/);
  });

  test('the footer lists investors and links [A-112]', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('region', { name: 'Investors' }).getByRole('listitem')).toHaveCount(3);
    await expect(footer.getByRole('navigation', { name: 'Links' }).getByRole('link')).toHaveText([
      'Home',
      'Newsroom',
      'Pledge',
      'Credits',
    ]);
    await footer.getByRole('link', { name: 'Credits' }).click();
    await expect(page.getByText(/O\*NET 30\.1 Database/)).toBeVisible();
  });
});

test.describe('the pledge', () => {
  test.beforeEach(({ page }) => page.goto('/pledge').then(() => undefined));

  test('it pledges, commits and shows a film or its poster [A-113] [A-114] [A-115]', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("A pledge to America's youth");
    await expect(page.getByText('AI literacy and future-ready skills for every student')).toBeVisible();
    await expect(page.getByText(/So we pledge: every student who comes to us/)).toBeVisible();
    await expect(page.getByText('The film is still being made.')).toBeVisible();
  });

  test('with an id in the settings the film is a lazy player that sets no cookies [A-115]', async ({
    page,
  }) => {
    const fulfilled = await page.request.get('/pledge');
    const html = (await fulfilled.text()).replace(
      '"pledge_video_id":null',
      '"pledge_video_id":"M7lc1UVf-VE"',
    );
    await page.route('**/pledge', (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    );
    await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: 'A film.' }));
    await page.goto('/pledge');
    const film = page.locator('iframe');
    await expect(film).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE/);
    await expect(film).toHaveAttribute('loading', 'lazy');
    await expect(film).toHaveAttribute('title', /pledge/);
  });

  test('five things every student can do, two ways in, a listing text and a footer [A-116] [A-117] [A-118] [A-119] [A-120] [A-121] [A-122] [A-123] [A-124]', async ({
    page,
  }) => {
    await expect(page.locator('.pledge-can h3')).toHaveText([
      'Build AI literacy',
      'Strengthen math',
      'See the link between learning and life',
      'Develop future-ready mindsets',
      'Practise career skills by running virtual businesses',
    ]);
    const [school, home] = [page.locator('.pledge-way').first(), page.locator('.pledge-way').last()];
    for (const words of ['Integration with learning systems', 'Access codes', 'Guides for teachers']) {
      await expect(school.getByText(words)).toBeVisible();
    }
    await expect(home.getByText('Families register directly')).toBeVisible();
    await expect(home.getByText(/your school or program address/)).toBeVisible();
    await expect(home.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('heading', { name: 'Suggested listing text' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('the listing text is copied whole', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy text' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.locator('[data-listing]').textContent());
    expect(copied).not.toContain('{');
  });
});

test.describe('the newsroom', () => {
  test('lists one press release with all that belongs to it [A-125] [A-133]', async ({ page }) => {
    await page.goto('/newsroom');
    const post = page.getByRole('article');
    await expect(post).toHaveCount(1);
    await expect(post.getByText('Press release')).toBeVisible();
    await expect(post.locator('time')).toHaveText('September 4, 2026');
    await expect(post.getByRole('heading')).toHaveText(/AI education.*national roundtable/);
    await expect(post.getByRole('blockquote')).toContainText('Every student should learn with AI');
    await post.getByRole('link', { name: /^Read more/ }).click();
    await expect(page).toHaveURL(new RegExp(`${postAddress}$`));
  });

  test('a post shows its facts, picture, quote and body [A-126] [A-212] [A-127] [A-128] [A-129]', async ({
    page,
  }) => {
    await page.goto(postAddress);
    const post = page.getByRole('article');
    await expect(post.getByText('Press release')).toBeVisible();
    await expect(post.getByRole('heading', { level: 1 })).toHaveText(/national roundtable/);
    await expect(post.getByText('By The press team')).toBeVisible();
    await expect(post.locator('time')).toHaveAttribute('datetime', '2026-09-04');
    const picture = post.getByRole('img', { name: /round table/ });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(post.locator('.post-quote')).toContainText('Ada Lindqvist');
    await expect(post.getByRole('heading', { level: 2, name: 'What we asked for' })).toBeVisible();
    await expect(post.locator('.post-body li')).toHaveCount(4);
    expect(await post.textContent()).not.toMatch(/<\w+>|\{productName\}|\{\{/);
  });

  test('three links share the whole address of the post [A-130]', async ({ page }) => {
    await page.goto(postAddress);
    const links = page.getByRole('region', { name: 'Share' }).getByRole('link');
    await expect(links).toHaveCount(3);
    const address = encodeURIComponent(page.url());
    for (const [index, host] of ['www.linkedin.com', 'www.facebook.com', 'x.com'].entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/.*${address}`));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  for (const [nth, address] of ['/newsroom', postAddress].entries()) {
    test(`${address} says "Loading..." until the posts are here, and nothing moves when they come [A-131]${byTurns(nth, 2)}`, async ({
      page,
    }) => {
      await countShifts(page);
      const asked = Promise.withResolvers<Route>();
      await page.route(postsFile, asked.resolve);
      await page.goto(address);
      await expect(page.getByText('Loading...')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await (await asked.promise).continue();
      await expect(page.getByRole('article')).toBeVisible();
      await expect(page.getByText('Loading...')).toBeHidden();
      // Less than a pixel: a late font may turn a line by a hair.
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
    });

    test(`${address} leads to /404 when the posts do not come [A-353]${byTurns(nth + 1, 2)}`, async ({
      page,
    }) => {
      await page.goto('/pledge');
      await page.route(postsFile, (route) => route.abort());
      await page.goto(address);
      await expect(page).toHaveURL(/\/404$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/pledge$/);
    });
  }

  test('an unknown post leads to /404, and Back to where the visitor was [A-020] [A-352]', async ({
    page,
  }) => {
    await page.goto('/newsroom');
    await page.goto('/newsroom/no-such-post');
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.goBack();
    await expect(page).toHaveURL(/\/newsroom$/);
  });
});

test('/404 leads home', async ({ page }) => {
  await page.goto('/404');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read whole, and no button is there that would not answer', async ({ page }) => {
    for (const [address, words] of [
      ['/join-league', 'Career discovery and training'],
      ['/pledge', 'students strengthen math'],
      ['/newsroom', 'Every student should learn with AI'],
      [postAddress, 'Open measures, so that families'],
      ['/credits', 'GeoNames'],
      ['/404', 'Page not found'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByText('Loading...')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
});

test.describe('for search engines', () => {
  test('each page has a title and a description of its own and its whole address', async ({ page }) => {
    const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
    for (const address of pages) {
      await page.goto(address);
      seen.titles.add(await page.title());
      seen.descriptions.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(address);
    }
    expect([seen.titles.size, seen.descriptions.size]).toEqual([pages.length, pages.length]);
    expect([...seen.descriptions].every((words) => words.length > 60)).toBe(true);
  });

  test('the post is a news article with its facts', async ({ page }) => {
    await page.goto(postAddress);
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(facts).toMatchObject({ '@type': 'NewsArticle', datePublished: '2026-09-04' });
    expect(facts.headline).toContain('national roundtable');
    expect(facts.mainEntityOfPage).toMatch(new RegExp(`^https?://.+${postAddress}$`));
  });

  test('the sitemap names every page but /404, and robots.txt names the sitemap', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const address of ['/', '/login', '/signup', ...pages.filter((path) => path !== '/404')]) {
      expect(sitemap).toMatch(new RegExp(`<loc>https?://[^<]+?${address}</loc>`));
    }
    expect(sitemap).not.toContain('/404');
    expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  });
});

/** Adds up every layout shift of the page from its start. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const target = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        target.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
