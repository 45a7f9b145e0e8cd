import type { LanguageModel } from 'ai';
import type { App, AppContext } from '../../context.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import { openStreams } from '../../streams/open-streams.ts';
import type { StreamRuns } from '../../streams/stream-runs.ts';
import { openModel } from './open-model.ts';

/** What the operations of this feature work with. */
export type OrbServices = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings' | 'pepper'> & {
  curriculum: Curriculum;
  runs: StreamRuns;
  /** The language model; undefined where the built-in companion answers alone. */
  model: LanguageModel | undefined;
};

export function createOrbServices(app: App, context: AppContext): OrbServices {
  const { db, clock, log, settings, pepper } = context;
  const { model } = settings.companion;
  return {
    ...{ db, clock, log, settings, pepper },
    curriculum: app.curriculum,
    runs: openStreams(app, context),
    model: model && openModel(model),
  };
}
