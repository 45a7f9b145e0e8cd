import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import type { Letter, Mailer } from '../mail/open-mailer.ts';
import type { Schools } from '../schools/open-schools.ts';
import {
  type Channel,
  countWaiting,
  deleteSettledBefore,
  insertOutboxRow,
  type OutboxRow,
  takeDueRow,
  updateFailed,
  updateSettled,
} from './queries.ts';
import { sendWebhook, type WebhookCall } from './send-webhook.ts';
import { openSilentReceivers } from './silent-receivers.ts';

/** What a row becomes when it is sent; undefined when by then nobody needs it any more. */
type WriteLetter = (row: OutboxRow) => Promise<Letter | undefined>;
type WriteCall = (row: OutboxRow) => Promise<WebhookCall | undefined>;

type OutboxItem = {
  topic: string;
  data?: Record<string, string> | undefined;
  /** The account it is about: the row goes when the account goes. */
  userId?: number | undefined;
  /** Of two with the same key, the second is not added. */
  onceKey?: string | undefined;
  /** How long it is worth trying; three days when unset. */
  giveUpAfterSeconds?: number | undefined;
};

/** The one place from which anything is sent to the outside; retried with growing waits until it arrives. */
export type Outbox = {
  /** Whether mail can be sent at all. */
  hasMail: boolean;
  /** Names how letters of a topic are written. Called once a topic, by the feature it belongs to. */
  onMail(topic: string, write: WriteLetter): void;
  onWebhook(topic: string, write: WriteCall): void;
  /** Adds an item in the transaction of the act it tells of. */
  add(db: Db, channel: Channel, item: OutboxItem): Promise<void>;
  /** Tries everything that is due now; answers how much was tried. */
  deliverDue(channel: Channel): Promise<number>;
  countWaiting(): Promise<number>;
  start(): void;
  close(): Promise<void>;
};

type OutboxOptions = {
  /** Sees the rows of every school: what waits is found whosever it is, and written for its school. */
  across: Db;
  db: Db;
  schools: Pick<Schools, 'run'>;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer | undefined;
};

const threeDays = 3 * 86_400;
const settledKeptMs = 30 * 86_400_000;
/** The first wait is longer than any one try takes. */
const backoff = { firstSeconds: 60, longestSeconds: 3_600 };
const lookEveryMs = 5_000;
const cleanEveryMs = 3_600_000;
const mostAtOnce = 200;

export function openOutbox({ across, db, schools, clock, log, mailer }: OutboxOptions): Outbox {
  const letters = new Map<string, WriteLetter>();
  const calls = new Map<string, WriteCall>();
  const silent = openSilentReceivers();
  const running = new Set<Promise<unknown>>();
  const timers: NodeJS.Timeout[] = [];
  let closed = false;

  async function send(row: OutboxRow): Promise<'sent' | 'not-needed'> {
    if (row.channel === 'mail') {
      const letter = await letters.get(row.topic)?.(row);
      if (!letter || !mailer) return 'not-needed';
      await mailer.send({ ...letter, id: row.id });
      return 'sent';
    }
    const call = await calls.get(row.topic)?.(row);
    if (!call) return 'not-needed';
    await sendWebhook(call, row.id);
    return 'sent';
  }

  async function tryRow(row: OutboxRow): Promise<void> {
    const now = clock.now();
    const { id, topic, tries } = row;
    if (row.giveUpAt <= now) {
      log.error(
        { id, topic, tries, failure: row.lastFailure },
        'gave up sending: please look at the mail server or webhook',
      );
      return updateSettled(db, id, { state: 'given-up', failure: row.lastFailure ?? 'too-late', now });
    }
    if (silent.isSilent(row, now)) return updateFailed(db, id, row.lastFailure ?? 'not-tried');
    try {
      await updateSettled(db, id, { state: await send(row), now: clock.now() });
      silent.forget(row);
    } catch (error) {
      silent.note(row, { error, now: clock.now() });
      const failure = codeOf(error);
      log.warn({ id, topic, tries, failure }, 'could not send; it is tried again later');
      await updateFailed(db, id, failure);
    }
  }

  async function deliverDue(channel: Channel): Promise<number> {
    for (let tried = 0; tried < mostAtOnce && !closed; tried += 1) {
      const row = await takeDueRow(across, { channel, now: clock.now() }, backoff);
      if (!row) return tried;
      await schools.run({ id: row.schoolId }, () => tryRow(row));
    }
    return mostAtOnce;
  }

  /** One look at a time: a mail server that stalls holds up mail, and never webhooks. */
  function every(ms: number, work: () => Promise<unknown>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy || closed) return;
      busy = true;
      const turn = work()
        .catch((err: unknown) => log.error({ err }, 'the outbox failed'))
        .finally(() => {
          busy = false;
          running.delete(turn);
        });
      running.add(turn);
    }, ms);
    timer.unref();
    timers.push(timer);
  }

  return {
    hasMail: mailer !== undefined,
    onMail: (topic, write) => void letters.set(topic, write),
    onWebhook: (topic, write) => void calls.set(topic, write),
    async add(tx, channel, item) {
      const now = clock.now();
      const giveUpAt = new Date(now.getTime() + (item.giveUpAfterSeconds ?? threeDays) * 1000);
      const { topic, userId, onceKey, data = {} } = item;
      await insertOutboxRow(tx, { channel, topic, userId, onceKey, data, giveUpAt }, now);
    },
    deliverDue,
    countWaiting: () => countWaiting(across),
    start() {
      every(lookEveryMs, () => deliverDue('mail'));
      every(lookEveryMs, () => deliverDue('webhook'));
      every(cleanEveryMs, () => deleteSettledBefore(across, new Date(clock.now().getTime() - settledKeptMs)));
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      mailer?.close();
      await Promise.all(running);
    },
  };
}

/** Why a try failed, without what the other side said: that may name a person. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : '';
  const code = 'code' in error ? String(error.code) : error.name;
  return `${code}${status}`.slice(0, 80);
}
