import { z } from 'zod';
import { usageEvents, usageOutcomes, usageSections } from './analytics-limits.ts';

/**
 * What the analytics library sends. Its events carry far more than is wanted here, such as page titles and the
 * browser's name; only the keys named below are read, the rest is dropped unseen.
 */
const everyEvent = {
  messageId: z.string().min(1).max(200),
  anonymousId: z.string().min(1).max(200).nullish(),
  userId: z.string().min(1).max(200).nullish(),
  timestamp: z.iso.datetime({ offset: true }).nullish(),
};

/** An event names its kind and has an id of its own (L-245). */
export const analyticsEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('track'),
    ...everyEvent,
    event: z.string().min(1).max(200),
    properties: z.record(z.string(), z.unknown()),
  }),
  z.object({ type: z.enum(['identify', 'group']), ...everyEvent, traits: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.enum(['page', 'screen', 'alias']), ...everyEvent }),
]);

const sending = {
  writeKey: z.string().max(80).nullish(),
  sentAt: z.iso.datetime({ offset: true }).nullish(),
};

/** POST /analytics/b. Its events are read one by one, so that a bad one does not take the others with it. */
export const analyticsBatch = z.object({ ...sending, batch: z.array(z.unknown()).max(500) });

/** POST /analytics/t, /i, /g, /p, /s and /a: one event, as it is in a batch. */
export const analyticsSingle = z.looseObject(sending);

/** POST /analytics/m: counts of the library about itself. */
export const analyticsMetrics = z.object({ series: z.array(z.unknown()).max(100) });

/** Answered without a body: the library reads none, and an unread one would stay open in the browser. */
export const analyticsAnswer = z.null();

const lessonId = z.int().min(1).max(2_147_483_647);
const section = z.enum(usageSections);

/** What is kept of an event that is known: ids and words of fixed lists, never a text. */
export const usageProperties = {
  [usageEvents.attemptedLogin]: z.object({}),
  [usageEvents.lessonOpened]: z.object({ lessonId }),
  [usageEvents.sectionOpened]: z.object({ lessonId, section }),
  [usageEvents.sectionFinished]: z.object({ lessonId, section }),
  [usageEvents.problemTried]: z.object({
    lessonId,
    section,
    /** Which problem of the section, counted from 1. */
    place: z.int().min(1).max(200),
    outcome: z.enum(usageOutcomes),
  }),
};

export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
