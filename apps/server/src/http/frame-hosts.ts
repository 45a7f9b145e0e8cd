import type { App } from '../context.ts';

type FramingSite = { schoolId: number; siteOrigin: string };

/** Learning systems that may show the site of their school in a frame; nobody else may. */
type FrameHosts = { replaceAll(sites: readonly FramingSite[]): void };

declare module 'fastify' {
  interface FastifyInstance {
    frameHosts: FrameHosts;
  }
}

/** Adds the origins that are set to what the policy of each page names, and nothing to that of other answers. */
export function letPlatformsFrame(app: App): void {
  let hostsOf = new Map<number, string>();
  app.decorate('frameHosts', {
    replaceAll(sites: readonly FramingSite[]) {
      const bySchool = Map.groupBy(sites, ({ schoolId }) => schoolId);
      hostsOf = new Map(
        [...bySchool].map(([id, own]) => [id, [...new Set(own.map((site) => site.siteOrigin))].join(' ')]),
      );
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
