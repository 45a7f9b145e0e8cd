import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  chatResponse,
  loseLine,
  openChat,
  orbMessage,
  picture,
  pretendCompanion,
  stallChat,
  streamOf,
  threadIds,
} from './support/pretend-companion.ts';
import { studentWithSession } from './support/student.ts';

const lesson = '/lesson/1/key-concept';
const input = (page: Page) => page.getByLabel('Write a message');
const log = (page: Page) => page.getByRole('log');
const paths = (asked: { path: string }[]) => asked.map(({ path }) => path);

test.beforeEach(async ({ context }) => {
  await studentWithSession(context);
  await context.addInitScript(() => localStorage.setItem('soundEnabled', 'false'));
});

test('the chat opens from the orb with a greeting, takes the focus and gives it back [L-126] [L-127] [L-128] [L-129]', async ({
  page,
}) => {
  await pretendCompanion(page);
  await page.goto(lesson);
  await openChat(page);
  await expect(log(page)).toContainText('Hi Maya! Ask me anything about your lesson.');
  await expect(input(page)).toBeFocused();
  await input(page).fill('half a');
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(input(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with Your Future You' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('');
});

test('Enter sends, Shift+Enter does not, blanks go nowhere [L-131] [L-132] [L-156] [L-234] [L-236]', async ({
  page,
}) => {
  const asked = await pretendCompanion(page);
  await page.goto(lesson);
  await openChat(page);
  await input(page).fill('   ');
  await page.keyboard.press('Enter');
  await input(page).fill('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(input(page)).toHaveValue('one\ntwo');
  expect(paths(asked).filter((path) => path.includes('chat'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Delivered');
  await expect(log(page)).toContainText('Both parts grow.');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Both parts grow.');
  expect(asked.at(-1)?.path).toBe('/api/orb/assistant/threads');
  const sent = asked.find(({ path }) => path.endsWith('/chat/stream'));
  expect(sent?.body).toEqual({ message: 'one\ntwo', lesson_id: 1 });
});

test('Escape stops the answer and keeps what came; nothing else is sent meanwhile [L-133] [L-235] [L-215]', async ({
  page,
}) => {
  await pretendCompanion(page);
  await stallChat(page, { type: 'content', content: 'Both parts', math: {} });
  await page.goto(lesson);
  await openChat(page);
  await input(page).fill('Why?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Both parts');
  await input(page).fill('And?');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('And?');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-stopped', 'true');
  await expect(input(page)).toBeVisible();
  await expect(log(page)).toContainText('Delivered');
  await expect(log(page)).toContainText('Both parts');
});

test('leaving the chat stops the answer [L-130]', async ({ page }) => {
  await pretendCompanion(page);
  await stallChat(page, { type: 'status', status: 'thinking', thread_id: threadIds[0] });
  await page.goto(lesson);
  await openChat(page);
  await input(page).fill('Why?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your Future You is thinking').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-stopped', 'true');
});

test('pictures: kinds, sizes, previews, removal, alone in a message [L-134] [L-159] [L-238] [L-239] [L-240]', async ({
  page,
}) => {
  const asked = await pretendCompanion(page);
  await page.goto(lesson);
  await openChat(page);
  // Twenty megabytes take their time on a busy machine.
  test.slow();
  const files = page.locator('.chat-panel input[type=file]');
  await expect(files).toHaveAttribute('accept', 'image/*');
  await files.setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    picture('large.png', 20 * 1024 * 1024 + 1),
    picture('one.png'),
    picture('two.png'),
  ]);
  await expect(page.getByAltText(/^Picture: /)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove one.png' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page).getByAltText('Picture: two.png')).toBeVisible();
  await expect(log(page)).toContainText('Both parts grow.');
  const sent = asked.find(({ path }) => path.endsWith('/chat/stream'))?.body as { images: object[] };
  expect(sent.images).toMatchObject([{ mime_type: 'image/png', filename: 'two.png' }]);
  expect(Object.keys(sent.images[0] ?? {}).sort()).toEqual(['data', 'filename', 'mime_type', 'size']);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('basic mode: words only, one question and one answer [L-237] [L-241] [L-273]', async ({ page }) => {
  const asked = await pretendCompanion(page);
  await page.goto(lesson);
  await openChat(page);
  await page.getByRole('button', { name: 'Basic' }).click();
  await expect(page.getByRole('button', { name: 'Pictures need the assistant' })).toBeDisabled();
  await input(page).fill('  ');
  await page.keyboard.press('Enter');
  await input(page).fill('Why?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('A short answer.');
  expect(asked.filter(({ path }) => path === '/api/orb/message').map(({ body }) => body)).toEqual([
    { user_message: 'Why?' },
  ]);
});

test('a failed message is marked, explained and sent again with nothing lost [L-312] [L-313]', async ({
  page,
}) => {
  await pretendCompanion(page);
  let broken = true;
  await page.route('**/chat/stream', (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.goto(lesson);
  await openChat(page);
  await input(page).fill('What is a ratio?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(
    "I'm having trouble connecting right now, but I'm still here to help! Please try again in a moment. 😊",
  );
  await expect(log(page)).toContainText('Not sent');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText('Both parts grow.');
  await expect(log(page)).not.toContainText('Not sent');
});

test('conversations: the end of their id, their history, deleting after a question [L-135] [L-136] [L-283]', async ({
  page,
}) => {
  const asked = await pretendCompanion(page);
  await page.goto(lesson);
  await openChat(page);
  const list = page.getByRole('navigation', { name: 'Conversations' });
  for (const id of threadIds) await expect(list).toContainText(id.slice(-8));
  await list.getByRole('button', { name: /^Help me with tables/ }).click();
  await expect(log(page)).toContainText('Two maples.');
  const questions: string[] = [];
  let accept = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (accept ? dialog.accept() : dialog.dismiss());
  });
  const remove = list.getByRole('button', { name: `Delete conversation ${threadIds[1].slice(-8)}` });
  await remove.click();
  await expect(list).toContainText('Help me with tables');
  accept = true;
  await remove.click();
  await expect(list).not.toContainText('Help me with tables');
  await expect(log(page)).toContainText('Hi Maya!');
  expect(new Set(questions)).toEqual(new Set(['Are you sure you want to delete this conversation?']));
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('help asks for what is open; the first message shows, the rest wait [L-220] [L-221] [L-222] [L-353] [L-354] [L-355]', async ({
  page,
}) => {
  const asked = await pretendCompanion(page, { dynamic: [orbMessage('First.'), orbMessage('Second.')] });
  await page.goto(lesson);
  for (const label of ['Why does this matter?', 'Give me a real example']) {
    await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: "Explain this like I'm in 5th grade" }).click();
  const companion = page.getByRole('complementary', { name: 'Your companion' });
  await expect(companion.getByRole('status')).toHaveText('First.');
  await companion.getByRole('button', { name: 'Next' }).click();
  await expect(companion.getByRole('status')).toHaveText('Second.');
  expect(asked.find(({ path }) => path.endsWith('/dynamic/stream'))?.body).toEqual({
    type: 'key_concept',
    lesson_id: 1,
    concept_index: 0,
    prompt_button: "Explain this like I'm in 5th grade",
  });
});

test('on a phone, help stands by the button that asked for it, in sight', async ({ page }) => {
  await pretendCompanion(page, {
    dynamic: [orbMessage('Think of a recipe: for each egg, two cups of milk.')],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(lesson);
  const button = page.getByRole('button', { name: 'Give me a real example' });
  await button.click();
  const bubble = page.locator('.companion-bubble .orb-bubble');
  await expect(bubble).toContainText('Think of a recipe');
  await expect(bubble).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport();
});

test('a line that is lost in the middle of an answer is taken up again when it is back', async ({
  page,
  context,
}) => {
  await pretendCompanion(page);
  await loseLine(page, chatResponse('Both parts grow by the same factor.'));
  await page.goto(lesson);
  await openChat(page);
  await input(page).fill('Why?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Both parts');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. My answer goes on when the line is back.')).toBeVisible();
  await context.setOffline(false);
  await expect(log(page)).toContainText('Both parts grow by the same factor.');
  await expect(log(page)).not.toContainText('Try again');
});

test('after a reload the chat goes on with the conversation that was open', async ({ page }) => {
  const thread_id = threadIds[1];
  await pretendCompanion(page, { chat: streamOf({ type: 'status', status: 'thinking', thread_id }) });
  await page.goto(lesson);
  await openChat(page);
  await input(page).fill('Why?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Delivered');
  await page.reload();
  await openChat(page);
  await expect(log(page)).toContainText('Two maples.');
});

test('opening a lesson is told to the server, once, and the context is asked for [L-200] [L-228]', async ({
  page,
}) => {
  const asked = await pretendCompanion(page);
  await page.goto(lesson);
  await expect.poll(() => paths(asked)).toContain('/api/orb/trigger/lesson_start?lesson_id=1');
  await expect.poll(() => paths(asked)).toContain('/api/orb/context');
  expect(paths(asked).filter((path) => path.includes('lesson_start'))).toHaveLength(1);
});

test('who signs out is not asked about any more [L-229]', async ({ page }) => {
  await page.clock.install();
  const asked = await pretendCompanion(page);
  await page.goto(lesson);
  const contexts = () => paths(asked).filter((path) => path === '/api/orb/context').length;
  await expect.poll(contexts).toBe(1);
  await page.clock.runFor(31_000);
  await expect.poll(contexts).toBe(2);
  await page.getByRole('button', { name: 'View Learning Path' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const before = contexts();
  await page.clock.runFor(91_000);
  expect(contexts()).toBe(before);
});

test('help is offered by itself when the context says so [L-231] [L-334]', async ({ page }) => {
  const offer = 'Shall we look at it together?';
  await pretendCompanion(page, {
    context: { help_level: 3 },
    triggers: { time_spent: [orbMessage(offer)] },
  });
  await page.goto(lesson);
  await expect(page.getByRole('complementary').getByRole('status')).toHaveText(offer);
});

test('help is offered after 120 seconds of silence, not before [L-337]', async ({ page }) => {
  await page.clock.install();
  const asked = await pretendCompanion(page, { triggers: { time_spent: [orbMessage('Still there?')] } });
  await page.goto(lesson);
  await page.clock.runFor(3000);
  await expect(page.getByRole('button', { name: 'Why does this matter?' })).toBeVisible();
  await page.clock.runFor(100_000);
  expect(paths(asked).some((path) => path.includes('time_spent'))).toBe(false);
  await page.clock.runFor(25_000);
  await expect.poll(() => paths(asked)).toContain('/api/orb/trigger/time_spent?lesson_id=1');
});

test('the onboarding tells once that it began and has the basic chat [L-227] [D-108]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await studentWithSession(context, undefined, { onboarded: false });
  await context.addInitScript(() => localStorage.setItem('soundEnabled', 'false'));
  const page = await context.newPage();
  const asked = await pretendCompanion(page);
  await page.goto('/onboarding');
  await expect.poll(() => paths(asked)).toContain('/api/orb/trigger/onboarding_start');
  await page.reload();
  await openChat(page);
  await expect(page.getByRole('button', { name: 'Assistant', exact: true })).toHaveCount(0);
  await input(page).fill('Why?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('A short answer.');
  expect(paths(asked).filter((path) => path.includes('onboarding_start'))).toHaveLength(1);
  await context.close();
});

test('the panel is usable by everybody, in both themes and on a phone', async ({ page }) => {
  await pretendCompanion(page, { chat: streamOf(chatResponse('One.\n1. Two.\n2. Three.')) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(lesson);
  await openChat(page);
  await input(page).fill('Why?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Three.');
  // It slides in.
  const box = () => page.getByRole('dialog').boundingBox();
  await expect.poll(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).include('.chat-panel').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});
