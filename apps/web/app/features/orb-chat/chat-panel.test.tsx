import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';

const greeting = 'Hi Maya! Ask me anything about your lesson.';
let asked: { path: string; signal: AbortSignal | null | undefined }[];
let chat: () => Response;

const stream = (...events: object[]) =>
  new Response(
    [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((one) => `data: ${one}\n\n`).join(''),
  );
const response = (message: string, more: object = {}) => ({
  type: 'response',
  message,
  thread_id: 't-1',
  suggested_actions: [],
  safety_card: null,
  math: {},
  ...more,
});

/** A stream that says this and then stays open until it is stopped. */
const stalled = (event: object, signal?: AbortSignal | null) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
        signal?.addEventListener('abort', () => controller.error(new DOMException('stopped', 'AbortError')));
      },
    }),
  );

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  HTMLDialogElement.prototype.show = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push({ path, signal: request.signal });
    if (path.endsWith('/threads')) return new Response('{"threads":[]}');
    return chat();
  });
});

function open(changes: Partial<ChatPanelProps> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const props: ChatPanelProps = {
    open: true,
    onClose: vi.fn(),
    name: 'Maya',
    place: { unreachable: 'Call me again soon!' },
    onMode: vi.fn(),
    onAnswered: vi.fn(),
    ...changes,
  };
  const draw = (more: Partial<ChatPanelProps>) => (
    <QueryClientProvider client={client}>
      <ChatPanel {...props} {...more} />
    </QueryClientProvider>
  );
  const { rerender } = render(draw({}));
  return { props, change: (more: Partial<ChatPanelProps>) => rerender(draw(more)) };
}
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Write a message');
const log = () => screen.getByRole('log');
function say(words: string) {
  fireEvent.change(input(), { target: { value: words } });
  fireEvent.keyDown(input(), { key: 'Enter' });
}
const said = (words: string) => waitFor(() => expect(log().textContent).toContain(words));

describe('the chat panel', () => {
  it('says kindly that personal details were covered, to the eye and to the ear [issue 5.6]', async () => {
    chat = () => stalled({ type: 'status', thread_id: 't-1', masked: true }, asked.at(-1)?.signal);
    open();
    say('My number is 555-123-4567.');
    await said('I covered the personal details in your message.');
    expect(screen.getByRole('status').textContent).toContain('I covered the personal details');
  });

  it('greets, takes the focus, and asks nothing by itself [L-127] [L-128]', async () => {
    open();
    await said(greeting);
    expect(document.activeElement).toBe(input());
    await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/orb/assistant/threads']));
  });

  it('shows steps, formulas and suggestions, and reads the whole answer out once', async () => {
    const text = 'Look:\n1. Write $x$.\n   As it is.\n2. Done.';
    chat = () => stream(response(text, { math: { x: '<i>x</i>' }, suggested_actions: ['Why?'] }));
    const { props } = open();
    say('Show me');
    await said('Done.');
    expect(within(log()).getAllByRole('listitem')).toHaveLength(2);
    expect(log().querySelector('.math i')?.textContent).toBe('x');
    expect(screen.getByRole('status').textContent).toContain('1. Write x.');
    expect(props.onAnswered).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Why?' }));
    expect(log().textContent).toContain('Why?');
  });

  it.each([
    ['right', 'Right step'],
    ['not-yet', 'Look again'],
  ])('shows what became of a step of the student: %s', async (step_verdict, shown) => {
    chat = () => stream(response('What comes next?', { step_verdict }));
    open();
    say('2x = 8');
    await said('What comes next?');
    expect(within(log()).getByText(shown)).not.toBeNull();
  });

  it('tells the page how the companion looks [L-214] [L-215]', async () => {
    chat = () => stream(response('Both.'));
    const { props, change } = open();
    say('Why?');
    await said('Both.');
    const modes = vi.mocked(props.onMode).mock.calls.map(([mode]) => mode);
    expect(modes[0]).toBe('listening');
    expect(modes).toContain('thinking');
    expect(modes.at(-1)).toBe('idle');
    change({ open: false });
    change({ open: true });
    expect(vi.mocked(props.onMode).mock.calls.at(-1)).toEqual(['listening']);
  });

  it('is stopped by Escape and stays open; Escape at rest closes it [L-133]', async () => {
    chat = () => stalled({ type: 'content', content: 'Both', math: {} }, asked.at(-1)?.signal);
    const { props } = open();
    say('Why?');
    await said('Both');
    const line = asked.find(({ path }) => path.endsWith('/stream'))?.signal;
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(line?.aborted).toBe(true);
    expect(props.onClose).not.toHaveBeenCalled();
    expect(log().textContent).toContain('Delivered');
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(props.onClose).toHaveBeenCalledOnce();
  });

  it('goes on after a reload with the conversation that was open, and greets where it is gone', async () => {
    chat = () => stream({ type: 'status', thread_id: 't-1' }, response('Both.'));
    open();
    say('Why?');
    await said('Both.');
    cleanup();
    const timestamp = '2026-03-01T10:00:00.000Z';
    const messages = [{ role: 'assistant', content: 'Both, from before.', timestamp, message_id: 'm' }];
    chat = () => Response.json({ messages, math: {} });
    open();
    await said('Both, from before.');
    cleanup();
    chat = () => Response.json({ detail: 'Conversation not found' }, { status: 404 });
    open();
    await said(greeting);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not lose a draft to Escape', () => {
    const { props } = open();
    fireEvent.change(input(), { target: { value: 'half a' } });
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(props.onClose).not.toHaveBeenCalled();
    expect(input().value).toBe('half a');
  });

  it('is left with an empty input and no open line [L-129] [L-130]', async () => {
    chat = () => stalled({ type: 'status', thread_id: 't-1' }, asked.at(-1)?.signal);
    const { props, change } = open();
    say('Why?');
    await said('Delivered');
    fireEvent.change(input(), { target: { value: 'half a' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    expect(props.onClose).toHaveBeenCalledOnce();
    change({ open: false });
    expect(asked.find(({ path }) => path.endsWith('/stream'))?.signal?.aborted).toBe(true);
    change({ open: true });
    expect(input().value).toBe('');
  });

  it('keeps Shift+Enter and a word being composed in the input [L-132]', () => {
    open();
    fireEvent.change(input(), { target: { value: 'one' } });
    fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(input().value).toBe('one');
  });

  it('says that a message is too long before it is sent, and keeps it', () => {
    open();
    say('x'.repeat(4001));
    expect(screen.getByText(/That is 4,001 characters\. 4,000 fit/)).toBeTruthy();
    expect(input().value).toHaveLength(4001);
    expect(asked.some(({ path }) => path.endsWith('/stream'))).toBe(false);
  });

  it('takes pasted pictures [L-134]', async () => {
    open();
    const files = [new File(['abc'], 'page.png', { type: 'image/png' })];
    fireEvent.paste(input(), { clipboardData: { files } });
    expect(await screen.findByAltText('Picture: page.png')).toBeTruthy();
  });

  it('shows the words of people where a student may be in danger, in their language', async () => {
    const safety_card = {
      language: 'es',
      title: 'Tú importas',
      paragraphs: ['Habla con alguien.'],
      ways: [
        { kind: 'person', name: 'Ms. Okafor', contact: 'school counselor, room 114, today until 4 pm' },
        { kind: 'helpline', name: '988 Lifeline', contact: 'call or text 988, free, day and night' },
        { kind: 'emergency', name: 'In danger right now?', contact: 'Emergency number 911' },
      ],
      told: 'Se avisa a una persona.',
      after: 'Las matemáticas pueden esperar.',
    };
    chat = () => stream(response('', { safety_card }));
    open();
    say('I feel bad');
    await said('Habla con alguien.');
    const card = screen.getByRole('region', { name: 'Tú importas' });
    expect(card.lang).toBe('es');
    expect(card.textContent).toContain('Call or text 988, free');
    expect(card.textContent).toContain('Se avisa a una persona.');
    expect(screen.getByText('Las matemáticas pueden esperar.')).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Call 911' }).href).toBe('tel:911');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Call 988' }).href).toBe('tel:988');
    expect(screen.getByRole('status').lang).toBe('es');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Text 988' }).href).toBe('sms:988');
    expect(screen.getByRole('status').textContent).toContain('call or text 988');
  });

  it('knows only basic mode in the onboarding [D-108]', async () => {
    chat = () => new Response('{"message":"Short."}');
    open({ basicOnly: true });
    expect(screen.queryByRole('button', { name: 'Assistant' })).toBeNull();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Pictures need the assistant' }).disabled,
    ).toBe(true);
    say('Why?');
    await said('Short.');
    expect(asked.map(({ path }) => path)).toEqual(['/api/orb/message']);
  });
});

describe('an answer that was said', () => {
  const offer = { problem_id: 7, answer: '-4' };
  const saidIt = async () => {
    chat = () => stream(response('Yes.', { hand_in: offer }));
    const onHandIn = vi.fn<(taken: typeof offer) => void>();
    const { change } = open({ place: { unreachable: '', problemId: 7 }, onHandIn });
    say('x = -4');
    fireEvent.click(await screen.findByRole('button', { name: 'Hand in −4 as your answer' }));
    expect(onHandIn).toHaveBeenCalledWith(offer);
    return { taken: onHandIn.mock.calls[0]?.[0] ?? offer, change };
  };

  it('is handed in by one press, with a minus sign to be read and as it was typed to be sent', saidIt);

  it('stands there as handed in, with what became of it, and has no second button', async () => {
    const { taken, change } = await saidIt();
    change({ handedIn: [{ offer: taken, outcome: 'checking' }] });
    expect(screen.queryByRole('button', { name: /Hand in/ })).toBeNull();
    screen.getByText('Handing in −4...');
    change({ handedIn: [{ offer: taken, outcome: 'right' }] });
    expect(screen.getByText('You handed in −4. That is right!').closest('[role=status]')).not.toBeNull();
    change({ handedIn: [{ offer: taken, outcome: 'wrong' }] });
    screen.getByText(/That is not it yet/);
    change({ handedIn: [{ offer: taken, outcome: 'unrecorded' }] });
    screen.getByText(/is kept, and has not arrived yet/);
  });
});
