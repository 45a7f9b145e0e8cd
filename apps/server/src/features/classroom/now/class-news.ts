import type { InvalidationBus } from '../../../db/invalidation.ts';

const topic = 'class';
/** Numbers in one message; PostgreSQL carries less than 8,000 bytes. */
const idsAtOnce = 600;

/** What has changed: the class itself, or for these students of it alone. */
type ClassNews = { classId: number; ids?: readonly number[] };

/** Tells every process that who is in a class, its pause, a hand or a nudge has changed. */
export async function tellClass(
  { bus }: { bus: InvalidationBus },
  { classId, ids }: ClassNews,
): Promise<void> {
  if (ids === undefined) return bus.publish(topic, String(classId));
  for (let from = 0; from < ids.length; from += idsAtOnce)
    await bus.publish(topic, `${classId}:${ids.slice(from, from + idsAtOnce).join(',')}`);
}

export function onClassNews(bus: InvalidationBus, listener: (news: ClassNews) => void): void {
  bus.on(topic, (key) => {
    const [classId, ids] = key.split(':');
    listener({ classId: Number(classId), ...(ids !== undefined && { ids: ids.split(',').map(Number) }) });
  });
}
