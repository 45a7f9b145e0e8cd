import type { Page } from '@playwright/test';

type Fields = Record<string, unknown>;

const id = (last: number) => `7c41e09a-1111-4222-8333-12347c41e0${10 + last}`;
export const threadIds = [id(0), id(1)] as const;

export const orbMessage = (text: string, more: Fields = {}): Fields => ({
  text,
  personality_mode: 'guiding',
  emotional_state: 'curious',
  interaction_type: 'hint',
  lesson_id: 1,
  flag_for_review: false,
  suggested_review_topic: null,
  math: {},
  ...more,
});

export const orbContext = (more: Fields = {}): Fields => ({
  emotional_state: 'calm',
  help_level: 0,
  recent_attempts: 0,
  recent_correct: 0,
  time_on_current_problem: 0,
  recent_hints_used: 0,
  ...more,
});

export const chatResponse = (message: string, more: Fields = {}): Fields => ({
  type: 'response',
  message,
  message_id: id(7),
  thread_id: threadIds[0],
  personality_mode: 'guiding',
  emotional_state: 'supportive',
  interaction_type: 'chat',
  suggested_actions: ['Show me another one'],
  safety_card: null,
  math: {},
  ...more,
});

/** The text of a stream of these events. */
export function streamOf(...events: Fields[]): string {
  const data = [...events.map((event) => JSON.stringify(event)), '[DONE]'];
  return data.map((one, index) => `id: s-${index}\ndata: ${one}\n\n`).join('');
}

export type Asked = { method: string; path: string; body: Fields | null };

type Answers = {
  context?: Fields;
  triggers?: Record<string, Fields[]>;
  dynamic?: Fields[];
  chat?: string;
};

/** Stands for the companion's calls, so that the page alone is looked at; answers what was asked. */
export async function pretendCompanion(page: Page, answers: Answers = {}): Promise<Asked[]> {
  const asked: Asked[] = [];
  let threads = threadIds.map((thread_id, index) => ({
    thread_id,
    title: index === 0 ? 'What is a ratio?' : 'Help me with tables',
    updated_at: '2026-03-01T10:00:00.000Z',
    message_count: 2,
  }));
  await page.route('**/api/orb/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    asked.push({ method: request.method(), path: pathname + search, body: request.postDataJSON() as Fields });
    const stream = (body: string) => route.fulfill({ contentType: 'text/event-stream', body });
    const json = (body: object) => route.fulfill({ json: body });
    const event = /\/trigger\/(\w+)$/.exec(pathname)?.[1];
    if (event) return json({ messages: answers.triggers?.[event] ?? [], interaction_type: 'chat' });
    if (request.method() === 'DELETE') {
      threads = threads.filter(({ thread_id }) => !pathname.endsWith(thread_id));
      return route.fulfill({ status: 204 });
    }
    if (pathname.endsWith('/context')) return json(orbContext(answers.context));
    if (pathname.endsWith('/threads')) return json({ threads });
    if (pathname.endsWith('/history')) return json({ messages: history, math: {} });
    if (pathname.endsWith('/dynamic/stream')) return stream(streamOf(...(answers.dynamic ?? [])));
    if (pathname.endsWith('/chat/stream'))
      return stream(answers.chat ?? streamOf(chatResponse('Both parts grow.')));
    if (pathname.endsWith('/message')) return json({ messages: [orbMessage('A short answer.')] });
    return json({ messages: [] });
  });
  return asked;
}

const history = [
  { role: 'user', content: 'Why a colon?', timestamp: '2026-03-01T10:00:00.000Z', message_id: id(3) },
  {
    role: 'assistant',
    content: 'It reads "to".\n1. Three oaks.\n2. Two maples.',
    timestamp: '2026-03-01T10:00:01.000Z',
    message_id: id(4),
  },
];

/** Opens the chat from the companion. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chat with Your Future You' }).click();
  await page.getByLabel('Write a message').waitFor();
}

/** Lets the chat's stream send these events and then stay open until it is stopped. */
export async function stallChat(page: Page, ...events: Fields[]): Promise<void> {
  await page.addInitScript((sent) => {
    const real = window.fetch;
    const stall = (signal: AbortSignal | null | undefined) =>
      new Response(
        new ReadableStream({
          start(controller) {
            const encoder = new TextEncoder();
            for (const event of sent)
              controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
            signal?.addEventListener('abort', () => {
              document.documentElement.dataset.stopped = 'true';
              controller.error(new DOMException('stopped', 'AbortError'));
            });
          },
        }),
      );
    window.fetch = async (path, request) =>
      String(path).includes('/chat/stream') ? stall(request?.signal) : real(path, request);
  }, events);
}

/** Lets the chat's stream begin and break when the browser goes offline; the call that takes it up again gets this. */
export async function loseLine(page: Page, rest: Fields): Promise<void> {
  const begun = 'id: s-1\ndata: {"type":"content","content":"Both parts","math":{}}\n\n';
  await page.addInitScript(
    ([first, second]) => {
      const real = window.fetch;
      const broken = () =>
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(first));
            window.addEventListener('offline', () => controller.error(new TypeError('network error')));
          },
        });
      window.fetch = async (path, request) => {
        if (!String(path).includes('/chat/stream')) return real(path, request);
        return new Response(new Headers(request?.headers).get('last-event-id') === 's-1' ? second : broken());
      };
    },
    [begun, streamOf(rest)] as const,
  );
}

export const picture = (name: string, bytes = 0) => ({
  name,
  mimeType: 'image/png',
  buffer: bytes > 0 ? Buffer.alloc(bytes) : Buffer.from(onePixel, 'base64'),
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
