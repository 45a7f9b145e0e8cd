import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../context.ts';
import type { Settings } from '../settings.ts';

const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self' data:; frame-ancestors 'self'";

/** /docs shows every call, /docs/json is the OpenAPI document; both come from the schemas the routes use. */
export async function registerOpenApi(app: App, settings: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${settings.productName} API`, version: '1' },
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true },
    staticCSP: false,
    uiHooks: {
      onRequest(_request, reply, done) {
        void reply.header('content-security-policy', docsPolicy);
        done();
      },
    },
  });
}
