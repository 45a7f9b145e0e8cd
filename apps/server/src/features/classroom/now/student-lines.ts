import { type ClassLine, nowLimits } from '@playforward/contract';
import { keepSchool } from '../../../schools/school-scope.ts';
import type { EventLine } from '../../../streams/event-line.ts';
import type { ClassroomServices } from '../services.ts';
import { onClassNews } from './class-news.ts';
import { selectSignalsOf } from './signal-queries.ts';

/** A student's open page, which hears of pauses, nudges and lowered hands. */
type Listener = {
  userId: number;
  line: EventLine;
  isSignedIn(): Promise<boolean>;
  classIds: ReadonlySet<number>;
  told: string;
  /** Reads for the student's school, whatever told of news. */
  inSchool(work: () => Promise<void>): Promise<void>;
};

/** The lines to students' pages that are open in this process. */
export type StudentLines = {
  open(student: Pick<Listener, 'userId' | 'line' | 'isSignedIn'>): Promise<void>;
  endAll(): void;
};

const lookEveryMs = 30_000;

export function createStudentLines(services: ClassroomServices): StudentLines {
  const { bus, log } = services;
  const listeners = new Set<Listener>();

  onClassNews(bus, ({ classId, ids }) => {
    for (const listener of listeners) {
      const isMeant = ids ? ids.includes(listener.userId) : listener.classIds.has(classId);
      if (isMeant) tellQuietly(listener);
    }
  });
  bus.on('user', (key) => {
    for (const listener of listeners) if (listener.userId === Number(key)) tellQuietly(listener);
  });
  bus.on('session', () => listeners.forEach(tellQuietly));
  bus.onGap(() => listeners.forEach(tellQuietly));
  const look = setInterval(() => listeners.forEach(tellQuietly), lookEveryMs).unref();

  /** Tells what is new to the page; without a class or a session there is nothing more to hear. */
  async function tell(listener: Listener): Promise<void> {
    const [state, isSignedIn] = await Promise.all([
      showClassLine(services, listener.userId),
      listener.isSignedIn(),
    ]);
    if (!listeners.has(listener)) return;
    if (!isSignedIn) return listener.line.end();
    listener.classIds = new Set(state.classes.map(({ id }) => id));
    const { now: _, ...said } = state;
    const text = JSON.stringify(said);
    if (text !== listener.told) listener.line.send('state', state);
    listener.told = text;
    if (state.classes.length > 0) return;
    listener.line.send('end', {});
    listener.line.end();
  }

  function tellQuietly(listener: Listener): void {
    listener
      .inSchool(() => tell(listener))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'a student could not be told of the class; it is tried again'),
      );
  }

  return {
    async open(student) {
      const inSchool = keepSchool((work: () => Promise<void>) => work());
      const listener: Listener = { ...student, classIds: new Set(), told: '', inSchool };
      listeners.add(listener);
      student.line.onClose(() => listeners.delete(listener));
      await tell(listener);
    },
    endAll() {
      clearInterval(look);
      for (const { line } of listeners) line.end();
    },
  };
}

/** What a student's page shows of the own classes now. */
async function showClassLine({ db, clock }: ClassroomServices, userId: number): Promise<ClassLine> {
  const now = clock.now();
  const rows = await selectSignalsOf(db, userId);
  const handSince = now.getTime() - nowLimits.handMinutes * 60_000;
  const nudgeSince = now.getTime() - nowLimits.nudgeSeconds * 1000;
  const paused = rows.find(({ pausedUntil }) => pausedUntil !== null && pausedUntil > now);
  const nudged = rows
    .filter(({ nudgedAt }) => nudgedAt !== null && nudgedAt.getTime() > nudgeSince)
    .toSorted((a, b) => (b.nudgedAt?.getTime() ?? 0) - (a.nudgedAt?.getTime() ?? 0))[0];
  return {
    now: now.toISOString(),
    pause: paused?.pausedUntil
      ? { class_name: paused.name, teacher: paused.teacher, until: paused.pausedUntil.toISOString() }
      : null,
    nudge:
      nudged?.nudge && nudged.nudgedAt
        ? { teacher: nudged.teacher, phrase: nudged.nudge, at: nudged.nudgedAt.toISOString() }
        : null,
    classes: rows.map(({ id, name, teacher, handAt }) => ({
      id,
      name,
      teacher,
      hand: handAt !== null && handAt.getTime() > handSince,
    })),
  };
}
