import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../http/errors.ts';
import { orbSentences } from '../sentences.ts';

/** Bodies beyond this hold pictures; few may arrive at a time, because each fills memory. */
const largeBody = 1024 * 1024;
const mostAtOnce = 3;

export type UploadSlots = {
  /** Lists as an onRequest hook: refuses a large body while too many others are being read. */
  take(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void;
  /** Says that the pictures are read; otherwise a slot is free again when the call ends. */
  free(request: FastifyRequest): void;
};

export function createUploadSlots(): UploadSlots {
  const taken = new Set<FastifyRequest>();
  return {
    take(request, reply, done) {
      const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      if (length <= largeBody) return done();
      if (taken.size >= mostAtOnce)
        return done(new Refusal(503, orbSentences.uploadsBusy, { retryAfterSeconds: 3 }));
      taken.add(request);
      reply.raw.once('close', () => taken.delete(request));
      done();
    },
    free: (request) => void taken.delete(request),
  };
}
