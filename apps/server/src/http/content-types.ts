import type { FastifyContextConfig } from 'fastify';
import type { App } from '../context.ts';
import { Refusal, sentences } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route also reads JSON that calls itself text/plain, as the analytics library sends it. */
    jsonAsText?: true;
    /** The route reads the fields of a form that a page of another site sends, as single sign-on does. */
    formBody?: true;
    /** The route reads a whole file as it comes. */
    fileBody?: true;
  }
}

const textOnly = /^text\/plain(\s*;\s*charset=("?)utf-8\2)?\s*$/i;
const formOnly = /^application\/x-www-form-urlencoded(\s*;\s*charset=("?)utf-8\2)?\s*$/i;
const fileOnly = /^multipart\/form-data\s*;\s*boundary=/i;
const jsonOnly = /^application\/json(\s*;\s*charset=("?)utf-8\2)?\s*$/i;
const bodyMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Reads JSON and nothing else, and no packed body: what is not unpacked is no bomb. One parser sees each body once, so a
 * repeated key has one meaning; keys that reach for a prototype are refused, and so is the one character that PostgreSQL
 * cannot store.
 */
export function acceptJsonOnly(app: App): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');

  app.addHook('onRequest', (request, _reply, done) => {
    const type = request.headers['content-type'];
    const isPlain = request.headers['content-encoding'] === undefined;
    const isKnown = type === undefined || isRead(type, request.routeOptions.config);
    const refused = bodyMethods.has(request.method) && !(isPlain && isKnown);
    done(refused ? new Refusal(415, sentences.wrongContentType) : undefined);
  });

  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (request, body, done) => {
      const text = body.toString();
      if (text.length === 0) done(null, undefined);
      else if (/\\u0000/.test(text)) done(new Refusal(422, sentences.unstorableCharacter), undefined);
      else void parse(request, text, done);
    },
  );

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = new URLSearchParams(body.toString());
      if ([...fields.values()].some((text) => text.includes('\0')))
        done(new Refusal(422, sentences.unstorableCharacter), undefined);
      else done(null, Object.fromEntries(fields));
    },
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** Whether a route reads bodies of this type. */
function isRead(type: string, config: FastifyContextConfig | undefined): boolean {
  if (config?.fileBody && fileOnly.test(type)) return true;
  if (config?.formBody && formOnly.test(type)) return true;
  return jsonOnly.test(type) || (config?.jsonAsText === true && textOnly.test(type));
}
