import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Call, fakeServer } from '../../testing/fake-server.ts';
import { renderElement } from '../../testing/render-app.tsx';
import { RaceDialog } from './race-dialog.tsx';

type Answer = { status?: number; body?: unknown; wait?: Promise<unknown> };
type ResponseType = 'intent_classification' | 'challenge_generation' | 'learning_feedback';

const broken: Answer = { status: 500, body: { detail: 'Something broke.' } };
const hints = ['Count on from seven.', 'Make a ten first.', 'Ten and eight more.'];
const challenge = {
  id: 'c1',
  question: 'What is 7 + 11?',
  answer: '18',
  type: 'equation',
  moveValue: 1,
  hints,
};
const challengeAnswer: Answer = { body: { structured_response: { ...challenge, hint: hints[0] } } };
const paths = ['/api/users/register', '/api/game/log', '/api/game/update', '/api/game/record', '/api/chat'];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  // The rival moves its least.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => vi.restoreAllMocks());

/** A race on a server that answers the chat's calls by their kind; nothing that is not named can be reached. */
function open(chat: Partial<Record<ResponseType, Answer>>) {
  const server = fakeServer({
    'POST /api/users/register': { body: { id: '5' } },
    'POST /api/game/log': { body: { ok: true } },
    'POST /api/game/update': { body: { ok: true } },
    'POST /api/chat': ({ body }: Call) =>
      chat[(body as { response_type: ResponseType }).response_type] ?? broken,
  });
  renderElement(
    <RaceDialog
      email="maya@northside.example"
      userName="Maya"
      grade={null}
      lessonId={null}
      onClose={vi.fn()}
    />,
  );
  return server;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Message to Orbit');
const said = (type: 'bot' | 'user' = 'bot') =>
  [...document.querySelectorAll(`.race-said[data-type="${type}"]`)].map((each) => each.textContent ?? '');
const last = (type: 'bot' | 'user' = 'bot') => said(type).at(-1) ?? '';
const board = () => document.querySelector<HTMLElement>('.race-board')?.dataset ?? {};
const map = () => document.querySelector<HTMLElement>('.star-map')?.dataset ?? {};
const everSaid = (words: string) =>
  waitFor(() => expect(said().some((text) => text.includes(words))).toBe(true));
const lastSays = (words: string) => waitFor(() => expect(last()).toContain(words));

function type(words: string): void {
  fireEvent.change(field(), { target: { value: words } });
  fireEvent.submit(field());
}

async function say(words: string): Promise<void> {
  await waitFor(() => expect(screen.queryByTestId('typing')).toBeNull());
  type(words);
}

async function isMyTurn(): Promise<void> {
  await waitFor(() => {
    expect(board().turn).toBe('player');
    expect(document.querySelector('.race-said[data-open="true"]')).not.toBeNull();
    expect(screen.queryByTestId('typing')).toBeNull();
  });
}

async function startRace(): Promise<void> {
  for (const words of ['Maya', '7', 'equations', 'I want to solve equations faster', 'start'])
    await say(words);
  await waitFor(() => expect(board().started).toBe('true'));
  await isMyTurn();
}

const intent = (changes: object): Answer => ({
  body: {
    structured_response: {
      primary_intent: 'CHAT',
      command_type: null,
      answer_format: null,
      extracted_answer: null,
      sentiment: 'NEUTRAL',
      meta_request: false,
      ...changes,
    },
  },
});

test.each([
  [
    'an unknown command [R-138]',
    intent({ primary_intent: 'COMMAND', command_type: 'dance' }),
    'I don\'t recognize that command. Type "help" to see available commands.',
  ],
  [
    'an unknown intent [R-139]',
    intent({ primary_intent: 'UNKNOWN' }),
    "I'm not sure how to respond to that.",
  ],
  [
    'an answer that is none [R-136]',
    { body: { structured_response: null } },
    "I'm having trouble processing your request right now. Please try again.",
  ],
])('%s gets the documented words', async (_, answer, words) => {
  open({ challenge_generation: challengeAnswer, intent_classification: answer });
  await startRace();
  await say('please dance');
  await lastSays(words);
  expect(field().disabled).toBe(false);
});

test('hints come one after another and the last one stays [R-043] [R-078] [R-079] [R-100]', async () => {
  open({ challenge_generation: challengeAnswer });
  await startRace();
  await say('987654');
  await everSaid('Not quite there yet! Try again or type "hint" for help.');
  expect(board().turn).toBe('player');
  for (let level = 1; level <= hints.length + 1; level++) {
    await say('hint');
    const shown = Math.min(level, hints.length);
    await lastSays(`Hint ${shown} of ${hints.length}: ${hints[shown - 1]}`);
  }
});

test('quit ends the race without a winner, and feedback and play again are offered [R-040] [R-071] [D-137]', async () => {
  const { calls } = open({ challenge_generation: challengeAnswer });
  await startRace();
  fireEvent.click(screen.getByRole('button', { name: 'quit' }));
  await everSaid('Race ended. Type play again for a new one or feedback for your report.');
  expect(map().winner).toBeUndefined();
  const commands = within(screen.getByRole('group', { name: 'Commands' })).getAllByRole('button');
  expect(commands.map(({ textContent }) => textContent)).toEqual(['help', 'play again', 'feedback']);
  const updates = () => calls.filter(({ path }) => path === '/api/game/update');
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.body).toMatchObject({ updates: { resources: { won: false } } });
  fireEvent.click(screen.getByRole('button', { name: 'Rematch with the same challenges' }));
  await isMyTurn();
});

test('nothing is taken while a message is being handled [R-080]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  open({ challenge_generation: challengeAnswer, intent_classification: { ...intent({}), wait: promise } });
  await startRace();
  type('hello there');
  await screen.findByTestId('typing');
  type('12');
  expect(field().value).toBe('12');
  expect(last('user')).toContain('hello there');
  resolve();
  await waitFor(() => expect(screen.queryByTestId('typing')).toBeNull());
});

test('without the server a race begins, goes on and ends with the documented texts [R-129] [R-134] [R-135] [R-137] [R-140] [R-141] [R-142] [R-143] [R-144] [R-145] [R-146] [D-133]', async () => {
  const { routes } = open({});
  for (const path of paths) routes[`POST ${path}`] = broken;
  await startRace();
  await everSaid('There was an error starting the game. Let me try again with a basic challenge.');
  expect(document.querySelector('.race-said[data-open="true"]')?.textContent).toContain('7+11');
  await say('hint');
  await lastSays('Hint 1');
  await say('hello');
  await lastSays('I like talking with you!');
  await say('18');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await isMyTurn();
  expect(screen.getByText('Score 10')).toBeTruthy();
  await everSaid("I encountered an issue generating your next challenge. Here's a simple one instead.");
  fireEvent.click(screen.getByRole('button', { name: 'quit' }));
  await everSaid('Race ended.');
  await say('feedback');
  await everSaid(
    "I'm having trouble generating detailed feedback right now. Let me know if you'd like to play again!",
  );
});
