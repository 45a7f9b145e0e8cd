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
  const tries = createCodeTries(services);
  app.decorate('families', openFamilyService(services));
  registerFamilyRoutes(app, services, tries);
  registerReaderRoutes(app, services, tries);
  registerOwnFamilies(app, services);
  registerWeeklyMail(app, services);

  const { db, clock, log } = services;
  const purge = () =>
    deleteReadersOver(db, clock.now()).catch((err: unknown) =>
      log.error({ err }, 'links of families that are over could not be removed'),
    );
  const timer = setInterval(() => void purge(), hourMs).unref();
  app.addHook('onReady', async () => void (await purge()));
  app.addHook('onClose', async () => clearInterval(timer));
}
