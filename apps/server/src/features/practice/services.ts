import type { App, AppContext } from '../../context.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import { type AttemptWriter, createAttemptWriter } from './record-attempts.ts';

/** What the operations of this feature work with. */
export type PracticeServices = Pick<AppContext, 'db' | 'clock' | 'log'> & {
  curriculum: Curriculum;
  writer: AttemptWriter;
};

export function createPracticeServices(app: App, context: AppContext): PracticeServices {
  const { db, pool, clock, log } = context;
  const { curriculum } = app;
  const writer = createAttemptWriter({
    pool,
    async onProgressed(attempts) {
      // The answers are stored; a message that could not be sent must not make them look lost.
      await curriculum.lessonCache
        .forget(attempts)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'could not tell the other processes of progress'),
        );
    },
  });
  app.addHook('onClose', () => writer.drain());
  return { db, clock, log, curriculum, writer };
}
