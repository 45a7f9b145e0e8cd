import type { OrbSafetyCard, RaceChatBody, RaceResponseType } from '@playforward/contract';
import {
  chatBody,
  type RaceEvent,
  type RaceState,
  registerBody,
  type Work,
  watchBody,
} from '@playforward/race';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';

/** How the race's calls are made; each answers with the event that tells the race how it went. */
export type RaceCalls = { answer: (work: Work, state: RaceState) => Promise<RaceEvent> };

export function createRaceCalls(chance: () => number): RaceCalls {
  return { answer: (work, state) => answer(work, state, chance) };
}

/** A call that failed is told as such: the race has a reply and a fallback for each (002 §8). */
async function answer(work: Work, state: RaceState, chance: () => number): Promise<RaceEvent> {
  const { id } = work;
  switch (work.kind) {
    case 'register': {
      const made = await attempt(() =>
        api.post<{ id?: unknown }>('/api/users/register', registerBody(state)),
      );
      return { type: 'registered', work: id, id: typeof made?.id === 'string' ? made.id : null };
    }
    case 'classify':
      return classify(state, id);
    case 'watch': {
      const answer = await attempt(() => api.post<ChatAnswer>('/api/chat', watchBody(state, work.text)));
      return { type: 'watched', work: id, ...(cardOf(answer?.safety_card) ?? { card: null }) };
    }
    case 'generate': {
      const challenge = await ask(state, 'challenge_generation');
      return { type: 'generated', work: id, challenge, roll: chance() };
    }
    case 'feedback':
      return { type: 'reported', work: id, report: await ask(state, 'learning_feedback') };
    case 'update':
      await report(work);
      return { type: 'updated', work: id };
    default:
      return { type: 'broke', work: id };
  }
}

/** Without an answer the race reads the message itself; an answer that is none is trouble (D-134). */
async function classify(state: RaceState, work: number): Promise<RaceEvent> {
  try {
    const { structured_response: result, safety_card } = await post(state, 'intent_classification');
    const card = cardOf(safety_card);
    if (card !== null) return { type: 'classified', work, result, ...card };
    if (typeof result === 'object' && result !== null) return { type: 'classified', work, result };
  } catch (error) {
    if (error instanceof ApiError) return { type: 'classified', work, result: null };
  }
  return { type: 'broke', work };
}

/** The card as one message of Orbit, whom to reach near its beginning; null where none came. */
function cardOf(card: OrbSafetyCard | null | undefined): { card: string; lang: string } | null {
  if (!card) return null;
  const { title, paragraphs, ways, told, language: lang } = card;
  const [start = '', ...rest] = paragraphs;
  const reach = ways.map(({ name, contact }) => `${name}\n${contact}`);
  return { card: [title, start, ...reach, ...rest, told].join('\n\n'), lang };
}

async function ask(state: RaceState, responseType: RaceResponseType): Promise<unknown> {
  const answer = await attempt(() => post(state, responseType));
  return answer?.structured_response ?? null;
}

function post(state: RaceState, responseType: RaceResponseType) {
  const body: RaceChatBody = chatBody(state, responseType);
  return api.post<ChatAnswer>('/api/chat', body);
}

type ChatAnswer = { structured_response?: unknown; safety_card?: OrbSafetyCard | null };

/** First the log, which the server counts the race by, then the documented update of the same race. */
async function report({ body, log }: Extract<Work, { kind: 'update' }>): Promise<void> {
  await persist(() => api.post('/api/game/log', log));
  await persist(() => api.post('/api/game/update', body, { key: log.race }));
}

/** Told again after a moment where no answer came or the server was in trouble; the server counts it once. */
async function persist(tell: () => Promise<unknown>): Promise<void> {
  for (const wait of againAfterMs) {
    try {
      await tell();
      return;
    } catch (error) {
      if (error instanceof ApiError && error.status > 0 && error.status < 500) return;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  await attempt(tell);
}

const againAfterMs = [1000, 5000];

async function attempt<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}
