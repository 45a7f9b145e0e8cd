import { type NowRow, nowLimits } from '@playforward/contract';
import { eq } from 'drizzle-orm';
import { classes } from '../../../db/schema/classroom.ts';
import { keepSchool } from '../../../schools/school-scope.ts';
import type { EventLine } from '../../../streams/event-line.ts';
import { onWork } from '../../../work-news.ts';
import { selectStudents, selectTeachers } from '../queries.ts';
import type { ClassroomServices } from '../services.ts';
import { onClassNews } from './class-news.ts';
import { type Present, showRows } from './show-rows.ts';
import { selectHands } from './signal-queries.ts';

/** A teacher's open view. `isSignedIn` is asked now and then: a session that ends, ends the view. */
type Viewer = { teacherId: number; line: EventLine; isSignedIn(): Promise<boolean> };

/** The live views of classes that are open in this process. */
export type ClassViews = {
  open(classId: number, viewer: Viewer): void;
  /** How many are open. */
  count(): number;
  endAll(): void;
};

/** News of one moment are read together. */
const gatherMs = 150;
/** What no news tell, such as time going by or an account that is erased, is looked up this often. */
const lookEveryMs = 10_000;

type View = {
  classId: number;
  viewers: Set<Viewer>;
  present: Map<number, Present>;
  rows: Map<number, NowRow>;
  pausedUntil: Date | null;
  /** Students whose rows are out of date; all of them, and who they are. */
  stale: Set<number> | 'all';
  timer: NodeJS.Timeout | undefined;
  busy: boolean;
  /** Reads for the school of the class, whatever told of news. */
  inSchool(work: () => Promise<void>): Promise<void>;
};

/**
 * One view a class, however many teachers look: rows are read when there is news of a student, and only the rows that
 * changed are told. Who is in the class and who teaches it is read anew with every news of the class, so that a student
 * who was taken out, and a teacher who no longer teaches, are gone at once.
 */
export function createClassViews(services: ClassroomServices): ClassViews {
  const { bus, log } = services;
  const views = new Map<number, View>();

  onWork(bus, (ids) => {
    for (const view of views.values()) {
      const known = ids.filter((id) => view.present.has(id));
      if (known.length > 0) markStale(view, known);
    }
  });
  onClassNews(bus, ({ classId }) => {
    const view = views.get(classId);
    if (view) markStale(view, 'all');
  });
  for (const topic of ['user', 'session']) bus.on(topic, lookAtAll);
  bus.onGap(lookAtAll);
  const look = setInterval(lookAtAll, lookEveryMs).unref();

  function lookAtAll(): void {
    for (const view of views.values()) markStale(view, 'all');
  }

  function markStale(view: View, ids: readonly number[] | 'all'): void {
    if (ids === 'all' || view.stale === 'all') view.stale = 'all';
    else for (const id of ids) view.stale.add(id);
    if (view.busy || view.timer) return;
    view.timer = setTimeout(() => {
      view.timer = undefined;
      void view.inSchool(() => refresh(view));
    }, gatherMs);
    view.timer.unref();
  }

  async function refresh(view: View): Promise<void> {
    view.busy = true;
    const { stale } = view;
    view.stale = new Set();
    try {
      if (stale === 'all') await readClass(services, view);
      await readRows(services, view, stale);
    } catch (error) {
      // The next look or news reads everything; until then nobody is asked again and again.
      log.warn({ err: error }, 'a live view of a class could not be read; it is tried again');
      view.stale = 'all';
      view.busy = false;
      return;
    }
    view.busy = false;
    if (view.viewers.size > 0 && isStale(view)) markStale(view, []);
  }

  return {
    open(classId, viewer) {
      const view = views.get(classId) ?? newView(classId);
      views.set(classId, view);
      view.viewers.add(viewer);
      if (view.present.size > 0) {
        viewer.line.send('class', lineOf(services, view));
        for (const row of view.rows.values()) viewer.line.send('row', row);
      }
      viewer.line.onClose(() => {
        view.viewers.delete(viewer);
        if (view.viewers.size > 0) return;
        clearTimeout(view.timer);
        if (views.get(classId) === view) views.delete(classId);
      });
      markStale(view, 'all');
    },
    count: () => [...views.values()].reduce((sum, { viewers }) => sum + viewers.size, 0),
    endAll() {
      clearInterval(look);
      for (const view of views.values()) for (const { line } of view.viewers) line.end();
    },
  };
}

function isStale({ stale }: View): boolean {
  return stale === 'all' || stale.size > 0;
}

function newView(classId: number): View {
  return {
    classId,
    viewers: new Set(),
    present: new Map(),
    rows: new Map(),
    pausedUntil: null,
    stale: 'all',
    timer: undefined,
    busy: false,
    inSchool: keepSchool((work) => work()),
  };
}

function tell({ viewers }: View, event: string, data: object): void {
  for (const { line } of viewers) line.send(event, data);
}

function lineOf({ clock }: ClassroomServices, { pausedUntil }: View) {
  const now = clock.now();
  const isPaused = pausedUntil !== null && pausedUntil > now;
  return { now: now.toISOString(), paused_until: isPaused ? pausedUntil.toISOString() : null };
}

/** Who may look, who is in the class, and who has a hand up. */
async function readClass(services: ClassroomServices, view: View): Promise<void> {
  const { db, clock } = services;
  const { classId } = view;
  const since = new Date(clock.now().getTime() - nowLimits.handMinutes * 60_000);
  const [[row], teachers, students, hands] = await Promise.all([
    db.select().from(classes).where(eq(classes.id, classId)),
    selectTeachers(db, classId),
    selectStudents(db, classId),
    selectHands(db, { classId, since }),
  ]);
  const teaching = new Set(teachers.map(({ id }) => id));
  for (const viewer of view.viewers) {
    if (row && teaching.has(viewer.teacherId) && (await viewer.isSignedIn())) continue;
    viewer.line.send('end', { id: null });
    viewer.line.end();
    view.viewers.delete(viewer);
  }
  const isNew = view.present.size === 0 && view.rows.size === 0;
  const before = lineOf(services, view).paused_until;
  view.pausedUntil = row?.pausedUntil ?? null;
  const line = lineOf(services, view);
  if (isNew || line.paused_until !== before) tell(view, 'class', line);
  view.present = new Map(
    students.map(({ id, name, seenAt }) => [id, { id, name, seenAt, handAt: hands.get(id) ?? null }]),
  );
  for (const id of view.rows.keys()) {
    if (view.present.has(id)) continue;
    view.rows.delete(id);
    tell(view, 'end', { id });
  }
}

async function readRows(
  services: ClassroomServices,
  view: View,
  stale: ReadonlySet<number> | 'all',
): Promise<void> {
  const asked = [...view.present.values()].filter(({ id }) => stale === 'all' || stale.has(id));
  for (const row of await showRows(services, asked)) {
    const before = view.rows.get(row.id);
    view.rows.set(row.id, row);
    if (before && isSame({ ...before, hand_at: row.hand_at }, row)) {
      if (before.hand_at !== row.hand_at) tell(view, 'hand', { id: row.id, hand_at: row.hand_at });
    } else tell(view, 'row', row);
  }
}

function isSame(a: NowRow, b: NowRow): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
