import type { App, AppContext, Feature } from '../../context.ts';
import { registerConnect } from './connect-routes.ts';
import { openServiceTokens } from './lti/ask-platform.ts';
import { registerLti } from './lti/lti-routes.ts';
import { openToolKeys } from './lti/tool-keys.ts';
import { registerOidc } from './oidc/oidc-routes.ts';
import { registerRoster } from './roster/roster-routes.ts';
import { createConnectServices } from './services.ts';

/** How a school's other systems reach this one. Registers after accounts and curriculum, which it works on. */
export const connect: Feature = { name: 'connect', register: registerRoutes };

function registerRoutes(app: App, context: AppContext): void {
  const services = createConnectServices(app, context);
  const keys = openToolKeys(services);
  const lti = { keys, tokens: openServiceTokens({ keys, clock: services.clock }) };
  registerOidc(app, services);
  registerLti(app, services, lti);
  registerConnect(app, services, lti);
  registerRoster(app, services);
}
