import { expect, type Page, test } from '@playwright/test';

/** The parts of the landing page below the hero, and what surrounds them. The hero has a file of its own. */
test.beforeEach(async ({ page }, { title }) => {
  if (!title.includes('[own start]')) await page.goto('/', { waitUntil: 'networkidle' });
});

test('header, main and footer frame six sections in order [A-015] [A-056] [A-057] [A-058]', async ({
  page,
}) => {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  const ids = await page.locator('main section').evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids).toEqual([
    'hero-section',
    'about-section',
    'team-section',
    'vibes-section',
    'latest-section',
    'contact-section',
  ]);
  await expect(page).toHaveURL(/\/$/);
});

for (const [name, id] of [
  ['About', 'about-section'],
  ['The League', 'vibes-section'],
  ['Contact', 'contact-section'],
] as const) {
  test(`header link ${name} leads to its section [A-059] [A-060] [A-061]`, async ({ page }) => {
    const link = page.getByRole('banner').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', new RegExp(`#${id}$`));
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.3 });
  });
}

test('Log in leads to the sign-in page [A-062]', async ({ page }) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await expect(link).toHaveAttribute('href', '/login');
  await link.click();
  await expect(page.getByText('Sign in to continue your learning journey.')).toBeVisible();
});

test('the header gets its ground at 51 px and hides at 101 px on the way down [A-063] [A-064] [A-364]', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await scrollTo(50);
  await expect(header).not.toHaveClass(/scrolled/);
  await scrollTo(51);
  await expect(header).toHaveClass(/scrolled/);
  await scrollTo(100);
  await expect(header).toBeInViewport();
  await scrollTo(101);
  await expect(header).not.toBeInViewport();
  await scrollTo(81);
  await expect(header).toBeInViewport();
  await scrollTo(400);
  await expect(header).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link').first()).toBeFocused();
  await expect(header).toBeInViewport();
});

test('About says what it is, for whom, how, who is behind it and where it starts [A-001] [A-004] [A-005] [A-006] [A-007] [A-008] [A-080]', async ({
  page,
}) => {
  const about = page.locator('#about-section');
  for (const words of [
    'AI-native learning platform',
    'students',
    'families',
    'teachers',
    'personalised AI companion',
    'the orb',
    'quests',
    'living multiplayer city',
    'game-like world',
    'math skills, AI literacy and career pathways',
    'learning organisation',
    'Foundation',
    'United Nations for AI for Good',
    'start in the U.S.',
    'expand globally',
  ]) {
    await expect(about).toContainText(words);
  }
  await expect(about.getByRole('link', { name: 'pledge' })).toHaveAttribute('href', '/pledge');
});

test('five team tabs, Leadership first, one at a time, each person with photo, name and title [A-081] [A-082] [A-084] [A-085] [A-214] [A-237]', async ({
  page,
}) => {
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Leadership', 'Operations', 'Product', 'Engineering', 'Commercial']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Leadership');
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText((await tab.textContent()) ?? '');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const people = page.getByRole('tabpanel').getByRole('listitem');
    expect(await people.count()).toBeGreaterThan(0);
    for (const person of await people.all()) {
      await person.scrollIntoViewIfNeeded();
      const name = (await person.getByRole('heading').textContent()) ?? '';
      await expect(person.getByRole('img')).toHaveAccessibleName(`Portrait of ${name}`);
      await expect
        .poll(() => person.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      await expect(person.locator('p')).not.toBeEmpty();
    }
  }
});

test('team tabs follow the arrow keys, Home and End, and Tab leads into the open part', async ({ page }) => {
  await page.getByRole('tab', { name: 'Leadership' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Commercial' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', 'communications');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', 'operations');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', 'communications');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', 'leadership');
});

test('the address #communications opens the Commercial tab and scrolls to it [A-083] [own start]', async ({
  page,
}) => {
  await page.goto('/#communications');
  await expect(page.getByRole('tab', { name: 'Commercial' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Commercial' })).toHaveAttribute(
    'aria-controls',
    'communications',
  );
  await expect(page.locator('#communications')).toBeInViewport();
});

test('without a video id a poster says so; the heading is about the League and student voices [A-087]', async ({
  page,
}) => {
  const vibes = page.locator('#vibes-section');
  await expect(vibes.getByRole('heading')).toHaveText(/League.*student voices/);
  await expect(vibes.locator('iframe')).toHaveCount(0);
  await expect(vibes).toContainText('The film is still being made.');
  await expect(vibes.getByRole('link', { name: 'Join the League' })).toHaveAttribute('href', '/join-league');
});

test('with a video id the provider is embedded from its host without cookies, once it is near [A-086] [A-337] [own start]', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await withSettings(page, { vibes_video_id: 'abc_DEF-123' });
  await page.goto('/');
  const film = page.locator('#vibes-section iframe');
  await expect(film).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc_DEF-123/);
  await expect(film).toHaveAttribute('loading', 'lazy');
  await expect(film).toHaveAttribute('title', /League/);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
});

test('five articles in pages of three; Previous and Next stop at the ends [A-088] [A-089] [A-090] [A-091] [A-213] [A-238] [A-375]', async ({
  page,
}) => {
  const latest = page.locator('#latest-section');
  const titles = latest.getByRole('heading', { level: 3 });
  const previous = latest.getByRole('button', { name: 'Previous' });
  const next = latest.getByRole('button', { name: 'Next' });
  await expect(titles).toHaveCount(3);
  const first = await titles.allTextContents();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(titles).toHaveCount(2);
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  expect(new Set([...first, ...(await titles.allTextContents())]).size).toBe(5);
  await expect(previous).toBeFocused();
  await previous.click();
  await expect(titles).toHaveText(first);
  for (const article of await latest.locator('[data-article]:visible').all()) {
    await expect(article.getByRole('link')).toHaveAttribute('href', /^(\/|https:)/);
    await expect(article.locator('.article-posted')).toContainText(/^Posted by/);
    await expect(article.locator('.article-summary')).not.toBeEmpty();
  }
});

test('Latest links to four networks and the newsroom; a target nobody set moves nothing [A-092]', async ({
  page,
}) => {
  const latest = page.locator('#latest-section');
  for (const name of ['LinkedIn', 'Instagram', 'YouTube', 'Podcast']) {
    await expect(latest.getByRole('link', { name, exact: true })).toHaveAttribute('href', '#');
  }
  await latest.getByRole('link', { name: 'LinkedIn' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(latest.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/newsroom');
});

test('the contact form asks for four things and refuses to go without one [A-093] [A-094] [A-095] [A-216] [A-303] [A-304]', async ({
  page,
}) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const names = ['name', 'email', 'subject', 'message'];
  const field = (name: string) => page.locator(`#contact-section [name=${name}]`);
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(field('email')).toHaveAttribute('type', 'email');
  for (const left of names) {
    for (const name of names) await field(name).fill(name === left ? '' : 'rosa@riverbend.example');
    await expect(field(left)).toHaveAttribute('required');
    await send.click();
    await expect(field(left)).toBeFocused();
  }
  for (const name of names) await field(name).fill('abc');
  await send.click();
  await expect(field('email')).toBeFocused();
  await field('email').fill('rosa@riverbend.example');
  await field('message').fill('   ');
  await send.click();
  expect(await field('message').evaluate((area) => (area as HTMLTextAreaElement).validationMessage)).toBe(
    'Please write something here.',
  );
  expect(alerts).toEqual([]);
});

test('a sent message goes nowhere, leaves empty fields, an alert and a line that stays [A-096] [A-097] [A-098] [A-336]', async ({
  page,
}) => {
  const thanks = 'Thank you for your message! We will get back to you soon.';
  const form = page.locator('#contact-section form');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const alert = page.waitForEvent('dialog');
  await form.locator('[name=name]').fill('Rosa Delgado');
  await form.locator('[name=email]').fill('rosa@riverbend.example');
  await form.locator('[name=subject]').fill('A pilot in grade 6');
  await form.locator('[name=message]').fill('May we try the city with two classes?');
  const click = form.getByRole('button').click();
  const dialog = await alert;
  expect([dialog.type(), dialog.message()]).toEqual(['alert', thanks]);
  await dialog.accept();
  await click;
  for (const field of await form.locator('[name]').all()) await expect(field).toHaveValue('');
  await expect(form.getByRole('status')).toHaveText(thanks);
  await expect(page).toHaveURL(/\/$/);
  expect(requests.filter((url) => !/\.svg$/.test(url))).toEqual([]);
});

test('a school with a mail address shows it beside the form [own start]', async ({ page }) => {
  await withSettings(page, { contact_email: 'hello@riverbend.example' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'hello@riverbend.example' })).toHaveAttribute(
    'href',
    'mailto:hello@riverbend.example',
  );
});

test('the logos stand still for visitors who want less motion, and each has a name [A-215]', async ({
  page,
}) => {
  const row = page.locator('.logo-row');
  const images = row.locator('ul').first().locator('img');
  expect(await images.count()).toBeGreaterThan(3);
  for (const image of await images.all()) await expect(image).toHaveAttribute('alt', /\w/);
  const before = await row.evaluate(({ scrollLeft }) => scrollLeft);
  await page.waitForTimeout(300);
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(before);
});

test('the footer has the logo, the year of the clock and a privacy link that moves nothing [A-100] [A-101] [A-102] [own start]', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-14T12:00:00Z'));
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link').first()).toHaveAttribute('href', '/');
  await expect(footer).toContainText('© 2031');
  const privacy = footer.getByRole('link', { name: 'Privacy Policy' });
  await expect(privacy).toHaveAttribute('href', '#');
  await privacy.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(privacy).toBeInViewport();
});

/** The page as a server with these settings would send it. */
async function withSettings(page: Page, settings: Record<string, string>): Promise<void> {
  await page.route(/\/$/, async (route) => {
    const answer = await route.fetch();
    let body = await answer.text();
    for (const [name, value] of Object.entries(settings)) {
      body = body.replace(`"${name}":null`, `"${name}":${JSON.stringify(value)}`);
    }
    await route.fulfill({ body, contentType: 'text/html' });
  });
}
