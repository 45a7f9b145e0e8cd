import { randomUUID } from 'node:crypto';
import type { OpenCheckBody, SittingKindName } from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import { dealProblems } from '../../checks/deal-problems.ts';
import { endFor, usualEnd } from '../../checks/end-of-assignment.ts';
import { problemSet } from '../../checks/problem-set.ts';
import type { SittingRow } from '../../checks/queries.ts';
import type { CheckServices } from '../../checks/services.ts';
import { Refusal } from '../../http/errors.ts';
import { findOwnCheck } from './own-checks.ts';
import {
  type AskedRow,
  insertSitting,
  selectOptionalAsked,
  selectOptionalLatest,
  selectOptionalPaper,
} from './queries.ts';
import { readPaperCode } from './read-paper-code.ts';
import { checkSentences as sentences } from './sentences.ts';

type SittingRequest = { kind: SittingKindName; about: string; title: string; assignmentId: string | null };
type Opening = { userId: number; wanted: SittingRequest; deal: () => Promise<readonly RenderedProblem[]> };

/** POST /api/checks: the sitting that is open, or a new one with problems of its own. */
export async function openSitting(
  services: CheckServices,
  { userId, body }: { userId: number; body: OpenCheckBody },
): Promise<SittingRow> {
  if ('assignment_id' in body) return openAssigned(services, userId, body.assignment_id);
  if ('paper' in body) return openPaper(services, userId, body);
  const check = findOwnCheck(services, { kind: body.kind, itemId: body.item_id });
  if (!check) throw new Refusal(404, sentences.nothingToAsk);
  const wanted = { kind: check.kind, about: String(check.itemId), title: check.title, assignmentId: null };
  const latest = await selectOptionalLatest(services.db, { userId, ...wanted });
  if (latest && latest.closedAt === null) return latest;
  return start(services, {
    userId,
    wanted,
    deal: () => dealProblems(services, { userIds: [userId], items: check.items }),
  });
}

async function openAssigned(services: CheckServices, userId: number, id: string): Promise<SittingRow> {
  const { db, clock } = services;
  const now = clock.now();
  const asked = await selectOptionalAsked(db, { id, userId, now });
  const set = asked && problemSet(services.curriculum, asked.task);
  if (!asked || !set) throw new Refusal(404, sentences.noAssignment);
  const wanted = { kind: set.kind, about: set.about, title: asked.title, assignmentId: id };
  const latest = await selectOptionalLatest(db, { userId, ...wanted });
  if (latest && !isOpenAgain(asked, latest, now)) return latest;
  const end = endFor(asked, asked.reopenedUntil);
  if (end !== null && end <= now) throw new Refusal(409, sentences.ended);
  const usual = usualEnd(asked);
  // Others may see their verdicts once it is over, and who had one has seen its problems: then the numbers are new.
  const isShared = asked.rendered !== null && !latest && (usual === null || usual > now);
  return start(services, {
    userId,
    wanted,
    deal: async () =>
      (isShared && asked.rendered) || dealProblems(services, { userIds: [userId], items: set.items }),
  });
}

function isOpenAgain({ reopenedAt, reopenedUntil }: AskedRow, latest: SittingRow, now: Date): boolean {
  if (latest.closedAt === null || reopenedAt === null || reopenedUntil === null) return false;
  return reopenedUntil > now && latest.openedAt < reopenedAt;
}

async function openPaper(
  services: CheckServices,
  userId: number,
  { paper: typed, version }: { paper: string; version: string },
): Promise<SittingRow> {
  const code = readPaperCode(typed);
  const paper = code === undefined ? undefined : await selectOptionalPaper(services.db, code);
  const problems = paper?.rendered['ABCD'.indexOf(version)];
  if (!paper || !problems) throw new Refusal(404, sentences.noPaper);
  const wanted = {
    kind: 'paper' as const,
    about: `${paper.code}/${version}`,
    title: `${paper.title}, ${version}`,
    assignmentId: null,
  };
  const latest = await selectOptionalLatest(services.db, { userId, ...wanted });
  return latest ?? start(services, { userId, wanted, deal: async () => problems });
}

async function start(services: CheckServices, { userId, wanted, deal }: Opening): Promise<SittingRow> {
  const { db, clock } = services;
  const rendered = [...(await deal())];
  if (rendered.length === 0) throw new Refusal(404, sentences.nothingToAsk);
  const row = { id: randomUUID(), userId, ...wanted, rendered, openedAt: clock.now() };
  await insertSitting(db, row);
  const opened = await selectOptionalLatest(db, { userId, ...wanted });
  if (!opened) throw new Error('a check was opened and is not there');
  return opened;
}
