import {
  dressProblem,
  findSkill,
  generateErrorAnalysis,
  generateProblem,
  type Level,
  type Outfit,
  type RenderedProblem,
  renderProblem,
  type SpecId,
} from '@playforward/curriculum';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import type { Random } from '../random.ts';
import { allSlots, type CurriculumIndex, type Lesson, type Slot, toLevel } from './curriculum-index.ts';
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
  rendered: RenderedProblem;
};

export type ProblemStore = {
  /**
   * The problem if it is this student's and its slot still part of a lesson. One that was exchanged for another is
   * still found: an answer to it may be on its way, and counts.
   */
  findOptional(student: { id: number }, problemId: number): Promise<OwnProblem | undefined>;
  /** Whether it is this student's problem, also one whose place is gone or of which nobody can tell what it asked. */
  isOwn(student: { id: number }, problemId: number): Promise<boolean>;
  /** The student's problems of a lesson by slot; those that are missing are made now. */
  openAll(student: { id: number }, lesson: Lesson): Promise<Map<number, OwnProblem>>;
  /** Gives the slot another problem, unless the student has opened this one; answers what is in the slot now. */
  exchange(problem: OwnProblem, wanted: { skill: string; level: Level }): Promise<OwnProblem | undefined>;
};

type StoreOptions = {
  db: Db;
  clock: Clock;
  random: Random;
  index: CurriculumIndex;
  /** The clothes of a student's chosen career. */
  outfitsOf: (userId: number) => Promise<readonly Outfit[]>;
};

/** What is to be dealt, and what it may wear. */
type Dealing = Pick<Slot, 'id' | 'skill' | 'level' | 'type'> & { asks?: 'error'; outfits: readonly Outfit[] };

const largestSeed = 2 ** 31 - 1;

export function createProblemStore({ db, clock, random, index, outfitsOf }: StoreOptions): ProblemStore {
  const cache = new LRUCache<number, OwnProblem>({ max: 8_000 });
  const selectOptionalInstance = prepareSelectOptionalInstance(db);

  function hold(row: InstanceRow): OwnProblem | undefined {
    const held = cache.get(row.id);
    if (held) return held;
    const slot = index.slot.get(row.slotId);
    const lesson = slot && index.lesson.get(slot.lessonId);
    const rendered = readProblem(row);
    if (!lesson || !rendered) return undefined;
    const problem = { id: row.id, userId: row.userId, slot, unitId: lesson.unitId, rendered };
    cache.set(row.id, problem);
    return problem;
  }

  function newInstance(userId: number, { id: slotId, skill, level, type, asks, outfits }: Dealing) {
    const version = findSkill(skill)?.version;
    if (version === undefined) throw new Error(`no generator for the skill ${skill}`);
    const id = { skill, version, level, seed: random.int(largestSeed) };
    const rendered = asks ? renderError(id) : renderFor(id, type === 'practice' ? outfits : []);
    return { ...rendered.id, slotId, userId, rendered, createdAt: clock.now() };
  }

  /**
   * Gives every slot a problem of the newest version of its skill, unless the student has opened one of an earlier
   * version: that one stays. What nobody can read any more is replaced as well.
   */
  async function fillSlots(userId: number, slots: Slot[]): Promise<SlotInstanceRow[]> {
    const wanted = { userId, slotIds: slots.map((slot) => slot.id) };
    const rows = await selectInstancesInSlots(db, wanted);
    const filled = new Set(rows.filter(mayStay).map((row) => row.slotId));
    if (filled.size === slots.length) return rows;
    const missing = slots.filter((slot) => !filled.has(slot.id));
    const outfits = await outfitsOf(userId);
    const retired = rows.filter((row) => !mayStay(row) && row.retiredAt === null).map((row) => row.id);
    await db.transaction(async (tx) => {
      await updateInstancesRetired(tx, { ids: retired, now: clock.now() });
      await insertMissingInstances(
        tx,
        missing.map((slot) => newInstance(userId, { ...slot, outfits })),
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
    async isOwn(student, problemId) {
      const rows = await selectOptionalInstance.execute({ id: problemId, userId: student.id });
      return rows.length > 0;
    },
    async openAll(student, lesson) {
      const rows = await fillSlots(student.id, allSlots(lesson));
      // A later problem of a slot takes the place of an earlier one.
      const problems = byClaim(rows)
        .map(hold)
        .filter((problem) => problem !== undefined);
      return new Map(problems.map((problem) => [problem.slot.id, problem]));
    },
    async exchange({ id, userId, slot }, { skill, level }) {
      const outfits = await outfitsOf(userId);
      await db.transaction(async (tx) => {
        if (!(await updateUnopenedRetired(tx, { id, now: clock.now() }))) return;
        await insertMissingInstances(tx, [
          newInstance(userId, { id: slot.id, skill, level, type: slot.type, outfits }),
        ]);
      });
      const rows = await selectInstancesInSlots(db, { userId, slotIds: [slot.id] });
      const row = byClaim(rows).at(-1);
      return row && hold(row);
    },
  };
}

/** The problem in the clothes of a career where one fits it, else as it is; numbers and key are the same. */
export function renderFor(id: SpecId, outfits: readonly Outfit[]): RenderedProblem {
  const outfit = outfits.find(({ skill }) => skill === id.skill);
  return (outfit && dressProblem(id, outfit)) ?? renderProblem(generateProblem(id));
}

/** Somebody's work with one wrong line; where none can be made of this skill, the problem itself. */
function renderError(id: SpecId): RenderedProblem {
  return generateErrorAnalysis(id) ?? renderProblem(generateProblem(id));
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

type Dealt = Pick<InstanceRow, 'skill' | 'version' | 'level' | 'seed'>;

/** The problem in words; one that was never stored is made again while its skill is still at that version. */
function readProblem(row: Dealt & Pick<InstanceRow, 'rendered'>): RenderedProblem | undefined {
  return row.rendered ?? renderAgain(row);
}

/** What a skill of this program made of the row; nothing when it has changed since. */
export function renderAgain({ skill, version, level, seed }: Dealt): RenderedProblem | undefined {
  if (!isNewest({ skill, version })) return undefined;
  return renderProblem(generateProblem({ skill, version, level: toLevel(level), seed }));
}

function isNewest({ skill, version }: Pick<InstanceRow, 'skill' | 'version'>): boolean {
  return findSkill(skill)?.version === version;
}

function mayStay(row: SlotInstanceRow): boolean {
  return isNewest(row) || (row.startedAt !== null && row.rendered !== null);
}
