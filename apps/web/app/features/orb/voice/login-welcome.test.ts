import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { createMessageStore } from '../queue/message-store.ts';
import { addLoginWelcome } from './login-welcome.ts';

const path = 'POST /api/orb/dynamic';

describe('the words after signing in [L-177] [D-21]', () => {
  it('come behind the greeting once a sign-in, without a second welcome', async () => {
    const messages = [
      { text: 'Welcome back!', interaction_type: 'welcome' },
      { text: 'You were at ratios.', interaction_type: 'introduction' },
    ];
    const { calls } = fakeServer({ [path]: { body: { messages } } });
    const store = createMessageStore();
    store.queue({ text: 'Hello, Maya!' });
    await addLoginWelcome(store);
    await addLoginWelcome(store);
    expect(store.read()).toMatchObject({
      shown: { text: 'Hello, Maya!' },
      waiting: [{ text: 'You were at ratios.' }],
    });
    expect(calls.map(({ body }) => body)).toEqual([{ type: 'login_welcome_message' }]);
    expect(localStorage.getItem('login_welcome_message_shown')).toBe('true');
  });

  it('are asked for again when they could not be had', async () => {
    fakeServer({});
    await addLoginWelcome(createMessageStore());
    expect(localStorage.getItem('login_welcome_message_shown')).toBeNull();
  });
});
