import { createHmac } from 'node:crypto';
import { type AnalyticsEvent, analyticsEvent, usageProperties } from '@playforward/contract';
import { accountDigest, accountSalt } from '../../account-digest.ts';
import type { Student } from '../../sessions/session-store.ts';
import type { NewUsageEvent } from './queries.ts';

type Delivery = {
  events: readonly unknown[];
  /** When the browser sent them, by its own clock. */
  sentAt: string | null | undefined;
  student: Student | undefined;
  schoolId: number;
};

/** `monthKey` makes the pseudonyms: it is another one each month, and the old one is gone (D-161). */
type Keys = { pepper: string; monthKey: string; now: Date };

const oldestMs = 7 * 86_400_000;

/** What is kept of the events of one call. Malformed and unknown ones are left out. */
export function readEvents(
  { events, sentAt, student, schoolId }: Delivery,
  { pepper, monthKey, now }: Keys,
): NewUsageEvent[] {
  const account = student && accountDigest(accountSalt(pepper), student.email);
  return events.flatMap((raw) => {
    const event = analyticsEvent.safeParse(raw).data;
    const kept = event && readKept(event);
    if (!kept) return [];
    const own = student !== undefined && event.userId === account;
    return [
      {
        ...kept,
        schoolId,
        id: digestId(pepper, event.messageId),
        at: momentOf(event, { sentAt, now }),
        visitor: pseudonymOf(own ? `account:${student.id}` : event.anonymousId, monthKey),
        userId: null,
      },
    ];
  });
}

/** Who it was this month: neither an account nor a browser can be found from it once the month's key is gone. */
function pseudonymOf(id: string | null | undefined, monthKey: string): string | null {
  return id ? digestId(monthKey, id) : null;
}

type EventFields = Pick<NewUsageEvent, 'name' | 'lessonId' | 'section' | 'place' | 'outcome'>;

function readKept(event: AnalyticsEvent): EventFields | undefined {
  if (event.type !== 'track' || !isKnown(event.event)) return undefined;
  const properties = usageProperties[event.event].safeParse(event.properties).data;
  if (!properties) return undefined;
  const none = { lessonId: null, section: null, place: null, outcome: null };
  return { name: event.event, ...none, ...properties };
}

function isKnown(name: string): name is keyof typeof usageProperties {
  return Object.hasOwn(usageProperties, name);
}

/** The server's time less the age of the event: a browser's clock may be wrong, but wrong for both its times. */
function momentOf(
  { timestamp }: AnalyticsEvent,
  { sentAt, now }: Pick<Delivery, 'sentAt'> & { now: Date },
): Date {
  const age = sentAt && timestamp ? Date.parse(sentAt) - Date.parse(timestamp) : 0;
  return new Date(now.getTime() - Math.min(Math.max(age, 0), oldestMs));
}

/** An id that a browser made up, as one that says nothing and has a fixed length. */
function digestId(key: string, id: string): string {
  const hex = createHmac('sha256', key).update(`analytics:${id}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
