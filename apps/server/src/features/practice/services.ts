import type { App, AppContext } from '../../context.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import { openWorkNews, type WorkNews } from '../../work-news.ts';
import type { AttemptWriter } from './record-attempts.ts';
import { createSchoolWriters } from './write-by-school.ts';

/** What the operations of this feature work with. */
export type PracticeServices = Pick<AppContext, 'db' | 'pool' | 'clock' | 'log'> & {
  curriculum: Curriculum;
  writer: AttemptWriter;
  news: WorkNews;
};

export function createPracticeServices(app: App, context: AppContext): PracticeServices {
  const { db, pool, clock, log, metrics, bus } = context;
  const { curriculum } = app;
  const writer = createSchoolWriters({
    pool,
    onProgressed(attempts) {
      // This process forgets at once; the answers are stored and do not wait until the others have been told.
      curriculum.lessonCache
        .forget(attempts)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'could not tell the other processes of progress'),
        );
    },
  });
  metrics.gauge('answers_waiting', 'Answers that wait to be stored.', () => writer.countWaiting());
  app.addHook('onClose', () => writer.drain());
  return { db, pool, clock, log, curriculum, writer, news: openWorkNews(bus, log) };
}
