import type { App } from '../context.ts';
import { schoolInScope } from '../schools/school-scope.ts';

/** Origins of the learning systems that may show the site of the school in scope in a frame; nobody else may. */
type FrameHosts = { set(origins: readonly string[]): void };

declare module 'fastify' {
  interface FastifyInstance {
    frameHosts: FrameHosts;
  }
}

/** Adds the origins that are set to what the policy of each page names, and nothing to that of other answers. */
export function letPlatformsFrame(app: App): void {
  const hostsOf = new Map<number | undefined, string>();
  app.decorate('frameHosts', {
    set(origins: readonly string[]) {
      hostsOf.set(schoolInScope(), [...new Set(origins)].join(' '));
    },
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const hosts = hostsOf.get(request.school.id) ?? '';
    const policy = reply.getHeader('content-security-policy');
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (hosts !== '' && typeof policy === 'string' && (isPage || reply.statusCode === 304)) {
      void reply.removeHeader('x-frame-options');
      void reply.header(
        'content-security-policy',
        policy.replace("frame-ancestors 'self'", `frame-ancestors 'self' ${hosts}`),
      );
    }
    done(null, payload);
  });
}
