import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App, AppContext } from '../context.ts';
import { Refusal, sentences } from './errors.ts';
import { readRequestToken } from './request-token.ts';

const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self' data:; frame-ancestors 'self'";

/**
 * /docs shows every call, /docs/json is the OpenAPI document; both come from the schemas the routes use. API_DOCS says
 * who reads them; to others there is nothing at these addresses.
 */
export async function registerOpenApi(app: App, context: AppContext): Promise<void> {
  const { settings } = context;
  const readers = settings.operation.apiDocs;
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
  if (readers === 'off') return;
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true },
    staticCSP: false,
    uiHooks: {
      onRequest(request, reply, done) {
        void reply.header('content-security-policy', docsPolicy);
        if (readers === 'open') return done();
        isStaff(context, request).then(
          (is) => done(is ? undefined : new Refusal(404, sentences.unknownPath)),
          done,
        );
      },
    },
  });
}

async function isStaff({ sessions, pool }: AppContext, request: FastifyRequest): Promise<boolean> {
  const found = readRequestToken(request);
  const student = found && (await sessions.find(found.token));
  if (!student) return false;
  const { rowCount } = await pool.query("SELECT 1 FROM users WHERE id = $1 AND role = 'staff'", [student.id]);
  return rowCount === 1;
}
