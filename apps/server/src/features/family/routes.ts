import type { App, AppContext, Feature } from '../../context.ts';
import { registerFamilyRoutes } from './family-routes.ts';
import { registerWeeklyMail } from './mail/weekly-mail.ts';
import { openFamilyService } from './open-family-service.ts';
import { deleteReadersOver } from './queries.ts';
import { registerReaderRoutes } from './reader-routes.ts';
import { createFamilyServices } from './services.ts';
import { registerOwnFamilies } from './student-routes.ts';
import { createCodeTries } from './use-code.ts';

/** Families: their codes and links, the week they read. Registers after accounts and curriculum, and before classes, whose letters have its codes. */
export const family: Feature = { name: 'family', register: registerRoutes };

const hourMs = 3_600_000;

function registerRoutes(app: App, context: AppContext): void {
  const services = createFamilyServices(app, context);
  const { schools } = context;
  const tries = createCodeTries(services);
  app.decorate('families', openFamilyService(services));
  registerFamilyRoutes(app, services, tries);
  registerReaderRoutes(app, services, tries);
  registerOwnFamilies(app, services);
  registerWeeklyMail(app, services, schools);

  const { db, clock } = services;
  const purge = () => schools.each(() => deleteReadersOver(db, clock.now()));
  const timer = setInterval(() => void purge(), hourMs).unref();
  app.addHook('onReady', purge);
  app.addHook('onClose', async () => clearInterval(timer));
}
