import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../http/errors.ts';
import type { StreamRun } from '../../../streams/stream-runs.ts';
import { orbSentences } from '../sentences.ts';
import type { OrbServices } from '../services.ts';

/** The answer that a reader goes on with: named by Last-Event-ID, its own, and still kept. No model is asked again. */
export async function findRunToResume(
  { runs }: OrbServices,
  { headers, student }: FastifyRequest,
): Promise<{ run: StreamRun; from: number } | undefined> {
  const lastId = headers['last-event-id'];
  if (typeof lastId !== 'string' || lastId === '') return undefined;
  const found = await runs.findOptional(student.id, lastId);
  if (!found) throw new Refusal(404, orbSentences.answerGone);
  return found;
}
