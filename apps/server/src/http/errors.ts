import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';

/** Statuses an expected failure may have; anything unexpected is a 500. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

type RefusalOptions = { retryAfterSeconds?: number; allow?: string; cause?: unknown };

/** The one way to answer an expected failure: a status and one sentence for the reader. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string | undefined;

  constructor(status: RefusalStatus, detail: string, options: RefusalOptions = {}) {
    super(detail, { cause: options.cause });
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
  }
}

/** Sentences of failures that any route may answer. */
export const sentences = {
  notSignedIn: 'Please sign in.',
  foreignPage: 'This call must come from the site itself.',
  unknownPath: 'There is nothing at this address.',
  unknownSchool: 'There is no school at this address.',
  wrongMethod: 'This address does not answer that kind of call.',
  unreadableBody: 'The body is not readable JSON.',
  unstorableCharacter: 'The body holds a character that cannot be stored.',
  tooLarge: 'The body is too large.',
  wrongContentType: 'Send the body as application/json.',
  wrongContentLength: 'The stated length of the body does not match the body.',
  badAddress: 'This address cannot be read.',
  badRequest: 'This call cannot be read.',
  busy: 'The server is busy. Please try again in a moment.',
  diskShort: 'The server has no room left for this right now. Your answers are kept. Please try again later.',
  redisAway: 'The city cannot be reached right now. Please try again in a moment.',
  databaseAway: 'The server cannot reach its records right now. Please try again in a moment.',
} as const;

const frameworkRefusals: Record<string, [RefusalStatus, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, sentences.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, sentences.wrongContentType],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, sentences.wrongContentLength],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, sentences.unreadableBody],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, sentences.unreadableBody],
  FST_ERR_BAD_URL: [400, sentences.badAddress],
  FST_ERR_MAX_PARAM_LENGTH: [404, sentences.unknownPath],
};

/** Connection trouble and timeouts of PostgreSQL: the call may be repeated later. */
const databaseAwayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '08006',
  '08001',
]);

/** PostgreSQL has no room to write. */
const diskFullCodes = new Set(['53100', 'ENOSPC']);

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error);
  if (!refusal) {
    request.log.error({ reqId: request.id, err: error }, 'unexpected failure');
    void reply.status(500).send({ detail: `Something went wrong on our side. Reference: ${request.id}` });
    return;
  }
  if (refusal.status === 503)
    request.log.warn({ reqId: request.id, err: refusal.cause ?? refusal }, 'call refused for now');
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', refusal.retryAfterSeconds);
  if (refusal.allow) void reply.header('allow', refusal.allow);
  void reply.status(refusal.status).send({ detail: refusal.message });
}

function toRefusal(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isResponseSerializationError(error)) return undefined;
  if (hasZodFastifySchemaValidationErrors(error)) return new Refusal(422, describeIssue(error.validation[0]));
  const known = frameworkRefusals[error.code];
  if (known) return new Refusal(...known);
  if (isDiskFull(error))
    return new Refusal(503, sentences.diskShort, { retryAfterSeconds: 60, cause: error });
  if (isDatabaseAway(error)) {
    return new Refusal(503, sentences.databaseAway, { retryAfterSeconds: 5, cause: error });
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal(400, sentences.badRequest);
  }
  return undefined;
}

/** Whether something failed because the disk of the database is full. */
export function isDiskFull(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && diskFullCodes.has(String(current.code))) return true;
  return false;
}

function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    if (databaseAwayCodes.has(code)) return true;
    if (/^(Connection terminated|timeout exceeded when trying to connect)/.test(current.message)) return true;
  }
  return false;
}

type Issue = { instancePath: string; message?: string | undefined };

/** One sentence about the first thing wrong: the schema's own sentence, or the field's name with a plain one. */
function describeIssue(issue: Issue | undefined): string {
  const field = issue?.instancePath.split('/').filter(Boolean).join('.');
  const message = issue?.message ?? 'Invalid input';
  if (message.startsWith('Unrecognized key')) return `${message.replace('Unrecognized', 'Unknown')}.`;
  if (!/^(Invalid|Too)/.test(message)) return message;
  return field
    ? `The field ${field} is not right: ${lowerFirst(message)}.`
    : `The call is not right: ${lowerFirst(message)}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
