import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import type { School, Schools } from '../schools/open-schools.ts';
import { isApiPath, pathInUrl } from './api-paths.ts';
import { Refusal, sentences } from './errors.ts';
import { readCookie } from './request-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The school this call is for. */
    school: School;
    foundSchool: School | null;
  }
}

const schoolCookie = 'school';
const yearSeconds = 31_536_000;
const schoolPath = /^\/at\/([a-z0-9-]{1,40})(?=[/?#]|$)/;

/** The slugs that stood before the address of a call, which is then read without them. */
const slugs = new WeakMap<IncomingMessage, string>();

/** Takes `/at/<slug>` off an address and remembers it: what follows is read as everywhere. */
export function readSchoolPath(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const found = schoolPath.exec(url);
  if (!found) return url;
  slugs.set(request, found[1] ?? '');
  const rest = url.slice(found[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Says first of all for which school a call is: the one of the host name, else the one its address begins with, else the
 * one this browser has opened by such an address, else the first. A page under `/at/<slug>` is remembered and then shown
 * at its plain address.
 */
export function chooseSchool(app: App, schools: Schools): void {
  app.decorateRequest('foundSchool', null);
  app.decorateRequest('school', {
    getter(this: FastifyRequest) {
      return this.foundSchool ?? schools.first();
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const school = findSchool(request, schools);
    if (!school?.isOpen) return done(new Refusal(404, sentences.unknownSchool));
    request.foundSchool = school;
    if (slugs.has(request.raw) && isPage(request)) return void rememberSchool(request, reply, school);
    schools.run(school, done);
  });
  // Reading a body goes on in the socket's own turn.
  app.addHook('preValidation', (request, _reply, done) => schools.run(request.school, done));
}

function findSchool(request: FastifyRequest, schools: Schools): School | undefined {
  const slug = slugs.get(request.raw);
  const ofHost = schools.ofHost(request.hostname.toLowerCase());
  if (ofHost) return slug === undefined || slug === ofHost.slug ? ofHost : undefined;
  if (slug !== undefined) return schools.ofSlug(slug);
  if (schools.all().length === 1) return schools.first();
  const remembered = readCookie(request, schoolCookie);
  return (remembered === undefined ? undefined : schools.ofSlug(remembered)) ?? schools.first();
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !isApiPath(pathInUrl(url));
}

function rememberSchool(request: FastifyRequest, reply: FastifyReply, { slug }: School): FastifyReply {
  // In the frame of a learning system a cookie is kept for that system alone.
  const place = request.protocol === 'https' ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return reply
    .header('set-cookie', `${schoolCookie}=${slug}; Path=/; Max-Age=${yearSeconds}; HttpOnly; ${place}`)
    .redirect(request.url, 302);
}
