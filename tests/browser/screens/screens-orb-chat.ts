import { expect, type Page } from '@playwright/test';
import {
  chatResponse,
  openChat,
  orbMessage,
  picture,
  pretendCompanion,
  stallChat,
  streamOf,
} from '../support/pretend-companion.ts';
import type { Screen } from './screens.ts';

const answer =
  'Look at the same kind with other numbers.\n1. Write the rate.\n   240 L in 3 min.\n2. Divide both by 3.\n\nNow you.';

/** The companion's chat and help in each of their states. */
export const orbChatScreens: Screen[] = [
  { name: 'lesson with help', who: 'student', open: openHelp },
  {
    name: 'chat greeting',
    who: 'student',
    open: (page) => open(page),
    following: [
      { name: 'chat with pictures', go: addPictures },
      { name: 'chat basic', go: goBasic },
    ],
  },
  {
    name: 'chat history',
    who: 'student',
    open: openHistory,
    following: [
      { name: 'chat failed', go: failAnswer },
      { name: 'chat care card', go: showCare },
    ],
  },
  { name: 'chat answer', who: 'student', open: openAnswer },
  { name: 'chat writing', who: 'student', open: openWriting },
  { name: 'chat on the dashboard', who: 'student', open: (page) => open(page, '/dashboard') },
  { name: 'chat in the onboarding', who: 'newcomer', open: (page) => open(page, '/onboarding') },
];

async function open(page: Page, address = '/lesson/1/key-concept'): Promise<void> {
  await pretendCompanion(page);
  await visitAndChat(page, address);
}

async function visitAndChat(page: Page, address = '/lesson/1/key-concept'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('soundEnabled', 'false'));
  await page.goto(address);
  await openChat(page);
}

async function ask(page: Page, words: string): Promise<void> {
  await page.getByLabel('Write a message').fill(words);
  await page.keyboard.press('Enter');
}

async function openHelp(page: Page): Promise<void> {
  await pretendCompanion(page, {
    dynamic: [orbMessage('Think of parts.'), orbMessage('Then of the whole.')],
  });
  await page.goto('/lesson/1/key-concept');
  await page.getByRole('button', { name: 'Give me a real example' }).click();
  await expect(page.getByText('1 more message')).toBeVisible();
}

async function openWriting(page: Page): Promise<void> {
  await pretendCompanion(page);
  await stallChat(page, { type: 'content', content: answer, math: {} });
  await visitAndChat(page);
  await ask(page, 'I got 0.011. What did I do?');
  await expect(page.getByText('Now you.')).toBeVisible();
}

async function openAnswer(page: Page): Promise<void> {
  await pretendCompanion(page, { chat: streamOf(chatResponse(answer)) });
  await visitAndChat(page);
  await ask(page, 'What is a rate?');
  await expect(page.getByRole('button', { name: 'Show me another one' })).toBeVisible();
}

async function failAnswer(page: Page): Promise<void> {
  await page.route('**/chat/stream', (route) => route.fulfill({ status: 500, json: {} }));
  await ask(page, 'What is a rate?');
  await expect(page.getByText('Not sent')).toBeVisible();
}

async function showCare(page: Page): Promise<void> {
  const safety_card = {
    language: 'en',
    title: 'You matter',
    paragraphs: ['Please talk to an adult you trust today.'],
    ways: [
      { kind: 'person', name: 'Ms. Okafor', contact: 'school counselor, room 114, today until 4 pm' },
      { kind: 'helpline', name: '988 Lifeline', contact: 'call or text 988, free, day and night' },
      { kind: 'emergency', name: 'In danger right now?', contact: 'Emergency number 911' },
    ],
    told: 'A person at your school is told that this card was shown, why, and when. Your words are not kept.',
    after: 'Math can wait. I stay here as long as you like.',
  };
  const body = streamOf(chatResponse('', { safety_card }));
  await page.route('**/chat/stream', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await ask(page, 'I feel bad.');
  await expect(page.getByRole('heading', { name: 'You matter' })).toBeVisible();
}

async function addPictures(page: Page): Promise<void> {
  await page.setInputFiles('.chat-panel input[type=file]', [picture('one.png'), picture('two.png')]);
  await expect(page.getByAltText('Picture: two.png')).toBeVisible();
}

async function goBasic(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Kind of chat' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Basic' }).click();
  await expect(page.getByText('Basic chat: words only')).toBeVisible();
}

async function openHistory(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: /Help me with tables/ }).click();
  await expect(page.getByText('Two maples.', { exact: true })).toBeVisible();
}
