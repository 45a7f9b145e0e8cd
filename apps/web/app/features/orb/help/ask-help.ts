import type { OrbDynamicAnswer, OrbDynamicBody } from '@playforward/contract';
import { api } from '../../../api/api.ts';
import { readStream } from '../../../api/read-stream.ts';
import type { MessageStore, Writing } from '../queue/message-store.ts';
import type { OrbMessage } from '../queue/orb-message.ts';
import { orbText } from '../text.ts';
import { withoutProblemText } from '../voice/fallbacks.ts';
import type { HelpOption } from './help-options.ts';

/**
 * Asks for help and lets the companion say it: the first message at once, the rest in the queue. When the stream
 * fails it says so and asks once more without one; when that fails, too, it says how to call it (L-314 to L-319).
 */
export async function askHelp(store: MessageStore, { kind, request }: HelpOption): Promise<void> {
  const needsProblem = kind === 'hint' || kind === 'guidance';
  if (needsProblem && request.problem_id === undefined) {
    store.clear();
    store.queue({ text: withoutProblemText(kind === 'hint' ? 'hint' : 'step_by_step_guidance') });
    return;
  }
  store.clear();
  const writing = store.write({ personality_mode: 'guiding' }, 'immediate');
  const { signal, end } = store.receive();
  try {
    await readMessages(store, request, { writing, signal });
  } catch {
    if (signal.aborted) return;
    writing.finish({ text: orbText.guidanceTrouble, personality_mode: 'supportive' });
    await askWithoutStream(store, request, signal);
  } finally {
    end();
  }
}

type Reading = { writing: Writing; signal: AbortSignal };

async function readMessages(
  store: MessageStore,
  request: OrbDynamicBody,
  { writing, signal }: Reading,
): Promise<void> {
  let count = 0;
  for await (const data of readStream({ path: '/api/orb/dynamic/stream', body: request, signal })) {
    if (signal.aborted) return;
    const message = readMessage(data);
    if (!message || (message.text.trim() === '' && !message.flag_for_review)) continue;
    if (count === 0 && !message.flag_for_review) writing.finish(message);
    else store.queue(message);
    if (!message.flag_for_review) count += 1;
  }
  if (count === 0 && !signal.aborted) writing.finish({ text: orbText.nothingElse });
}

async function askWithoutStream(
  store: MessageStore,
  request: OrbDynamicBody,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { messages = [] } =
      (await api.post<Partial<OrbDynamicAnswer> | undefined>('/api/orb/dynamic', request)) ?? {};
    if (signal.aborted) return;
    const said = messages.filter(({ text }) => text.trim() !== '');
    store.queue(...(said.length > 0 ? said : [{ text: orbText.nothingElse }]));
  } catch {
    if (!signal.aborted) store.queue({ text: orbText.callMe });
  }
}

/** One line of the stream; an error of the server is said in its own words (L-318). */
function readMessage(data: string): OrbMessage | null {
  const value = parse(data);
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Partial<OrbMessage> & { type?: string; details?: string; message?: string };
  if (fields.type === 'error') {
    return { text: fields.details || fields.message || orbText.streamError, personality_mode: 'supportive' };
  }
  return typeof fields.text === 'string' ? { ...fields, text: fields.text } : null;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
