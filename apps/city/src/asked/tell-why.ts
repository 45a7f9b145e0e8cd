import type { MissionWhyAnswer } from '@playforward/contract';
import { callServer } from '../session/call-server.ts';
import { whyText as text } from './text.ts';

type ReasonResult = { ok: true; answer: MissionWhyAnswer } | { ok: false; sentence: string };

/** Tells the server a reason; the companion's reading of it comes back, or a sentence why not. */
export async function tellWhy(missionId: string, words: string): Promise<ReasonResult> {
  try {
    const answer = await callServer('/missions/why', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mission_id: missionId, words }),
      signal: AbortSignal.timeout(15_000),
    });
    const body: unknown = await answer.json();
    if (answer.ok) return { ok: true, answer: body as MissionWhyAnswer };
    const { detail } = body as { detail?: unknown };
    return { ok: false, sentence: typeof detail === 'string' ? detail : text.away };
  } catch {
    return { ok: false, sentence: text.away };
  }
}
