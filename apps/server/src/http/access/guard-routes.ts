import type { FastifyRequest } from 'fastify';
import type { App } from '../../context.ts';
import type { SessionStore } from '../../sessions/session-store.ts';
import { isApiPath } from '../api-paths.ts';
import { requireAdmin, requireAdult, requireTeacher } from './require-role.ts';
import { requireStudent } from './require-student.ts';
import type { Access, RouteAccess } from './route-access.ts';

/** The guard that a route of each kind lists as `onRequest`. */
const guards = {
  own: requireStudent,
  linked: requireAdult,
  taught: requireTeacher,
  school: requireAdmin,
} satisfies Record<Exclude<Access, 'everybody'>, unknown>;

type Route = {
  method: string | string[];
  url: string;
  onRequest?: unknown;
  config?: { public?: true | undefined } | undefined;
};

/**
 * Makes `request.student` available and refuses, at start, a route that guards itself otherwise than the list of all
 * routes says, or has no line in it.
 */
export function guardRoutes(app: App, sessions: SessionStore, access: RouteAccess): void {
  app.decorate('sessions', sessions);
  app.decorateRequest('foundStudent', null);
  app.decorateRequest('student', {
    getter(this: FastifyRequest) {
      if (!this.foundStudent) throw new Error('a route read request.student without listing requireStudent');
      return this.foundStudent;
    },
  });
  app.addHook('onRoute', (route) => {
    if (!isApiPath(route.url) || route.url.startsWith('/docs')) return;
    for (const method of [route.method].flat()) {
      const wrong = findFault({ ...route, method }, access);
      if (wrong) throw new Error(`${method} ${route.url} ${wrong}`);
    }
  });
}

/** What is wrong with the guard of a route; nothing when it is as the list says. */
function findFault(route: Route, access: RouteAccess): string | undefined {
  // HEAD answers what GET does, without its body.
  const method = route.method === 'HEAD' ? 'GET' : route.method;
  const line = `${method} ${route.url}`;
  const wanted = Object.hasOwn(access, line) ? access[line] : undefined;
  if (!wanted) return 'must have a line in http/access/route-access.ts';
  const isPublic = route.config?.public === true;
  if (wanted === 'everybody') return isPublic ? undefined : 'must be marked public, as its line says';
  const hooks = [route.onRequest ?? []].flat();
  const guarded = !isPublic && hooks.some((hook) => Object.is(hook, guards[wanted]));
  return guarded ? undefined : `must list ${guards[wanted].name}, as its line says`;
}
