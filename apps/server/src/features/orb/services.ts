import { type Means, proactiveLimits } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import { type Careers, openCareers } from '../../careers/open-careers.ts';
import type { App, AppContext } from '../../context.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import type { CallLimiter } from '../../http/call-limiter.ts';
import { openStreams } from '../../streams/open-streams.ts';
import type { StreamRuns } from '../../streams/stream-runs.ts';
import type { ProviderModel } from './model/ask-model.ts';
import { openModel } from './model/open-model.ts';
import { openKnowledge, readGlossary } from './open-knowledge.ts';

/** What the operations of this feature work with. */
export type OrbServices = Pick<
  AppContext,
  'db' | 'clock' | 'limits' | 'log' | 'settings' | 'pepper' | 'outbox' | 'dangerouslyAcrossSchools'
> & {
  curriculum: Curriculum;
  careers: Careers;
  runs: StreamRuns;
  /** What one built-in reply draws on: the written knowledge, and chance for its wording. */
  means(): Means;
  /** Counts offers of help that nobody asked for: one in two minutes, whatever page or tab asks (D-95). */
  offers: CallLimiter;
  /** The language model; undefined where the built-in companion answers alone. */
  model: ProviderModel | undefined;
};

export async function createOrbServices(app: App, context: AppContext): Promise<OrbServices> {
  const { db, clock, limits, log, settings, pepper, outbox, dangerouslyAcrossSchools } = context;
  const { model } = settings.companion;
  // A mistake in a file stops the start; what is made of the files can wait for the first question.
  const glossary = readGlossary();
  return {
    db,
    clock,
    limits,
    log,
    settings,
    pepper,
    outbox,
    dangerouslyAcrossSchools,
    curriculum: app.curriculum,
    careers: openCareers(),
    runs: openStreams(app, context),
    means: () => ({ glossary, knowledge: openKnowledge(), random: random(context.random.int(2 ** 31 - 1)) }),
    offers: limits.create('orb-offers', { most: 1, perSeconds: proactiveLimits.betweenBubbles / 1000 }),
    model: model && (await openModel(model)),
  };
}
