import {
  findSkill,
  generateProblem,
  type Level,
  type ProblemSpec,
  type RenderedProblem,
  renderProblem,
} from '@playforward/curriculum';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import type { Random } from '../random.ts';
import { type CurriculumIndex, type Lesson, type Slot, slotsOf, toLevel } from './curriculum-index.ts';
import {
  type InstanceRow,
  insertMissingInstances,
  prepareSelectOptionalInstance,
  type SlotInstanceRow,
  selectInstancesInSlots,
  updateInstancesRetired,
  updateUnopenedRetired,
} from './queries.ts';

/** A student's own problem with its key; the key stays on the server. */
export type OwnProblem = {
  id: number;
  userId: number;
  slot: Slot;
  unitId: number;
  spec: ProblemSpec;
  rendered: RenderedProblem;
};

export type ProblemStore = {
  /**
   * The problem if it is this student's and its slot still part of a lesson. One that was exchanged for another is
   * still found: an answer to it may be on its way, and counts.
   */
  findOptional(student: { id: number }, problemId: number): Promise<OwnProblem | undefined>;
  /** The student's problems of a lesson by slot; those that are missing are made now. */
  openAll(student: { id: number }, lesson: Lesson): Promise<Map<number, OwnProblem>>;
  /** Gives the slot another problem, unless the student has opened this one; answers what is in the slot now. */
  exchange(problem: OwnProblem, wanted: { skill: string; level: Level }): Promise<OwnProblem | undefined>;
};

type StoreOptions = { db: Db; clock: Clock; random: Random; index: CurriculumIndex };

const largestSeed = 2 ** 31 - 1;

export function createProblemStore({ db, clock, random, index }: StoreOptions): ProblemStore {
  const cache = new LRUCache<number, OwnProblem>({ max: 8_000 });
  const selectOptionalInstance = prepareSelectOptionalInstance(db);

  function hold(row: InstanceRow): OwnProblem | undefined {
    const held = cache.get(row.id);
    if (held) return held;
    const slot = index.slot.get(row.slotId);
    const lesson = slot && index.lesson.get(slot.lessonId);
    if (!lesson || !canRun(row)) return undefined;
    const { id, userId, skill, version, seed } = row;
    const spec = generateProblem({ skill, version, level: toLevel(row.level), seed });
    const problem = { id, userId, slot, unitId: lesson.unitId, spec, rendered: renderProblem(spec) };
    cache.set(id, problem);
    return problem;
  }

  function newInstance(userId: number, { id: slotId, skill, level }: Pick<Slot, 'id' | 'skill' | 'level'>) {
    const version = findSkill(skill)?.version;
    if (version === undefined) throw new Error(`no generator for the skill ${skill}`);
    return { slotId, userId, skill, version, level, seed: random.int(largestSeed), createdAt: clock.now() };
  }

  /** Gives every slot a problem that this program can run; what it cannot run any more is replaced. */
  async function fillSlots(userId: number, slots: Slot[]): Promise<SlotInstanceRow[]> {
    const wanted = { userId, slotIds: slots.map((slot) => slot.id) };
    const rows = await selectInstancesInSlots(db, wanted);
    const filled = new Set(rows.filter(canRun).map((row) => row.slotId));
    if (filled.size === slots.length) return rows;
    const missing = slots.filter((slot) => !filled.has(slot.id));
    const retired = rows.filter((row) => !canRun(row) && row.retiredAt === null).map((row) => row.id);
    await db.transaction(async (tx) => {
      await updateInstancesRetired(tx, { ids: retired, now: clock.now() });
      await insertMissingInstances(
        tx,
        missing.map((slot) => newInstance(userId, slot)),
      );
    });
    return selectInstancesInSlots(db, wanted);
  }

  return {
    async findOptional(student, problemId) {
      const held = cache.get(problemId);
      if (held) return held.userId === student.id ? held : undefined;
      const [row] = await selectOptionalInstance.execute({ id: problemId, userId: student.id });
      return row && hold(row);
    },
    async openAll(student, lesson) {
      const rows = await fillSlots(student.id, slotsOf(lesson));
      // A later problem of a slot takes the place of an earlier one.
      const problems = byClaim(rows)
        .map(hold)
        .filter((problem) => problem !== undefined);
      return new Map(problems.map((problem) => [problem.slot.id, problem]));
    },
    async exchange({ id, userId, slot }, { skill, level }) {
      await db.transaction(async (tx) => {
        if (!(await updateUnopenedRetired(tx, { id, now: clock.now() }))) return;
        await insertMissingInstances(tx, [newInstance(userId, { id: slot.id, skill, level })]);
      });
      const rows = await selectInstancesInSlots(db, { userId, slotIds: [slot.id] });
      const row = byClaim(rows).at(-1);
      return row && hold(row);
    },
  };
}

/**
 * The strongest claim to a slot last: what is solved there, then what is opened and in use, then what was opened while
 * it was being exchanged, then what is only in use.
 */
function byClaim(rows: SlotInstanceRow[]): SlotInstanceRow[] {
  const claim = ({ startedAt, completedAt, retiredAt }: SlotInstanceRow): number => {
    if (completedAt !== null) return 3;
    if (startedAt === null) return 0;
    return retiredAt === null ? 2 : 1;
  };
  return rows.toSorted((a, b) => claim(a) - claim(b));
}

/** Whether this program still has the generator that made the problem. */
function canRun({ skill, version }: InstanceRow): boolean {
  return findSkill(skill)?.version === version;
}
