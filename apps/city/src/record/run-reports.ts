import type { MissionRunAnswer } from '@playforward/contract';
import { waitBefore } from '../session/return-plan.ts';
import { postRun, type RunReport } from './post-run.ts';

type StoredReport = RunReport & { account: string };

type ReportParts = {
  /** Null keeps nothing beyond the page, for a browser that may store nothing. */
  storage: Storage | null;
  /** From 0 to 1. */
  random(): number;
  onLine(listener: () => void): () => void;
  /** The server has judged a run by itself and kept it. */
  onKept(answer: MissionRunAnswer): void;
};

export type RunReports = {
  /** Whose runs are reported from now on; empty where nobody is signed in. */
  serve(account: string): void;
  add(report: RunReport): void;
  close(): void;
};

const place = 'stem-city-runs';
/** More than a school day without a line brings. */
const mostKept = 200;
const patience = 20_000;

/**
 * Runs that a page has judged without a server, on their way to the student's record. Each is kept on the device under
 * its number and the mark of its account until the server, which judges again by itself, has stored or refused it.
 */
export function openRunReports({ storage, random, onLine, onKept }: ReportParts): RunReports {
  let rows: StoredReport[] = [];
  let account = '';
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isClosed = false;

  const done = new Set<string>();
  /** Other frames of this browser keep theirs in the same place; what was sent twice is kept once by the server. */
  const look = () => {
    const isNew = ({ attemptId }: StoredReport) =>
      !done.has(attemptId) && !rows.some((row) => row.attemptId === attemptId);
    rows = [...rows, ...readRows(storage).filter(isNew)];
  };
  const keep = (next: StoredReport[]) => {
    rows = next.slice(-mostKept);
    writeRows(storage, rows);
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), waitBefore(attempt, random()));
    attempt += 1;
  };
  const send = async () => {
    const row = rows.find((kept) => kept.account === account);
    if (isSending || isClosed || account === '' || !row) return;
    clearTimeout(timer);
    isSending = true;
    const ended = await report(row);
    isSending = false;
    if (ended === 'signed-out') return;
    if (ended === 'away') return plan();
    attempt = 0;
    done.add(row.attemptId);
    look();
    keep(rows.filter(({ attemptId }) => !done.has(attemptId)));
    if (ended !== 'refused') onKept(ended);
    void send();
  };
  const stopListening = onLine(() => {
    attempt = 0;
    void send();
  });
  return {
    serve(next) {
      if (next === account) return;
      account = next;
      look();
      void send();
    },
    add(given) {
      if (account === '') return;
      look();
      keep([...rows, { ...given, account }]);
      if (attempt === 0) plan();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** `refused`: by the server's own sentence, for good. A session that ended, or is another's, keeps the run for later. */
async function report(row: StoredReport): Promise<MissionRunAnswer | 'refused' | 'signed-out' | 'away'> {
  try {
    const answer = await postRun(row, patience, row.account);
    if (answer.ok) return (await answer.json()) as MissionRunAnswer;
    if (answer.status === 401 || answer.status === 409) return 'signed-out';
    const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    return isFinal && (await saysWhy(answer)) ? 'refused' : 'away';
  } catch {
    return 'away';
  }
}

async function saysWhy(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'detail' in body;
}

function readRows(storage: Storage | null): StoredReport[] {
  try {
    const rows: unknown = JSON.parse(storage?.getItem(place) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(row: unknown): row is StoredReport {
  if (typeof row !== 'object' || row === null) return false;
  const { attemptId, missionId, account, prediction, inputs } = row as Partial<
    Record<keyof StoredReport, unknown>
  >;
  const words = [attemptId, missionId, account, prediction];
  return words.every((word) => typeof word === 'string') && typeof inputs === 'object' && inputs !== null;
}

/** Full or forbidden storage keeps nothing; what the page holds is sent all the same. */
function writeRows(storage: Storage | null, rows: StoredReport[]): void {
  try {
    if (rows.length === 0) storage?.removeItem(place);
    else storage?.setItem(place, JSON.stringify(rows));
  } catch {
    // The page goes on with what it holds.
  }
}
