import type { App, AppContext, Feature } from '../../context.ts';
import { registerSchoolClasses } from './classes/class-routes.ts';
import { registerLog } from './log/log-routes.ts';
import { registerMerge } from './merge/merge-routes.ts';
import { registerOverview } from './overview-routes.ts';
import { registerPeople } from './people/people-routes.ts';
import { registerSafety } from './safety/safety-routes.ts';
import { createSchoolServices } from './services.ts';

/** The school's office: people, classes, data, log, health and safety. Connections are a feature of their own. Registers after classroom. */
export const school: Feature = { name: 'school', register: registerRoutes };

function registerRoutes(app: App, context: AppContext): void {
  const services = createSchoolServices(app, context);
  registerOverview(app, services);
  registerPeople(app, services);
  registerMerge(app, services);
  registerSchoolClasses(app, services);
  registerLog(app, services);
  registerSafety(app, services);
}
