import type { SubmitAnswer } from '@playforward/contract';
import { v4 as newAttemptId } from 'uuid';
import type { StudentAnswer } from '../answer-state.ts';
import { submitAnswer } from './submit-answer.ts';
import {
  answerToSend,
  emptySubmitQueue,
  isUnsettled,
  type KeptAnswer,
  nextSendAt,
  nextSubmitQueue,
  type SubmitQueue,
  type SubmitQueueEvent,
} from './submit-queue.ts';
import { type QueueNews, readQueueNews } from './submit-queue-news.ts';
import { claimLife, type QueueClaim, type SubmitQueueStore } from './submit-queue-store.ts';
import { watchBrowser } from './watch-browser.ts';

/** What the place where the answer was given hears of it: that it waits, any number of times, and then how it ended. */
export type SubmitNotice =
  | { kind: 'waiting' }
  | { kind: 'stored'; verdict: SubmitAnswer }
  | { kind: 'refused'; detail: string };

type Listen = (notice: SubmitNotice) => void;

export type Submission = { attemptId: string; problemId: number; lessonId: number; given: StudentAnswer };

/** The session the answers go out in. */
type OpenSession = {
  /** Whether calls still go out in the name of the account. */
  maySend: () => boolean;
  /** An answer was stored and nobody on the page listened to it any more. */
  onStoredUnheard: () => void;
};

type RunnerOptions = { account: string; store: SubmitQueueStore; random?: () => number };

type Timer = ReturnType<typeof setTimeout> | undefined;

const renewEvery = claimLife / 3;

/** Runs the queue of one account in one tab: the reducer decides, this keeps, sends, waits and tells. */
export class SubmitQueueRunner {
  readonly #account: string;
  readonly #store: SubmitQueueStore;
  readonly #random: () => number;
  readonly #tab = newAttemptId();
  readonly #listeners = new Map<string, Listen>();
  readonly #subscribers = new Set<() => void>();
  /** Answers that this browser could not keep. */
  readonly #unkept = new Set<string>();
  readonly #keeping = new Map<string, Promise<void>>();
  #session: OpenSession | undefined;
  #state: SubmitQueue = emptySubmitQueue;
  #news = readQueueNews(this.#state, this.#unkept);
  #stopped = false;
  #wake: Timer;
  #renewal: Timer;
  #nextLook: Timer;

  constructor({ account, store, random = Math.random }: RunnerOptions) {
    this.#account = account;
    this.#store = store;
    this.#random = random;
  }

  /** Keeps and sends an answer; the result stops listening, and the answer goes on without its listener. */
  submit(submission: Submission, listen: Listen): () => void {
    const { attemptId } = submission;
    const answer = { ...submission, account: this.#account };
    this.#listeners.set(attemptId, listen);
    this.#keep(answer);
    this.#dispatch({ kind: 'given', answer, now: performance.now() });
    if (this.#state.heldUntil > performance.now()) this.#tell(attemptId);
    return () => {
      if (this.#listeners.get(attemptId) === listen) this.#listeners.delete(attemptId);
    };
  }

  /** Takes over what earlier pages left and listens to the browser, until the result is called. */
  open(session: OpenSession): () => void {
    this.#stopped = false;
    this.#session = session;
    const stopWatching = watchBrowser({
      onBack: () => this.#tryNow(),
      onLeaving: () => this.#giveUpClaims(),
      wouldLose: () => !this.#news.kept,
    });
    this.#dispatch({ kind: 'signed-in', now: performance.now() });
    void this.#look();
    return () => {
      stopWatching();
      this.#stop();
    };
  }

  subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  news = (): QueueNews => this.#news;

  /** Takes what was told about these answers away. */
  dismiss(attemptIds: readonly string[]): void {
    for (const attemptId of attemptIds) this.#dispatch({ kind: 'forgotten', attemptId });
  }

  #stop(): void {
    this.#stopped = true;
    this.#giveUpClaims();
    clearTimeout(this.#wake);
    clearTimeout(this.#nextLook);
    clearInterval(this.#renewal);
    this.#renewal = undefined;
  }

  #dispatch(event: SubmitQueueEvent): void {
    this.#state = nextSubmitQueue(this.#state, event);
    this.#showNews();
    if (this.#stopped) return;
    this.#renewClaims();
    this.#sendNext();
  }

  #showNews(): void {
    const news = readQueueNews(this.#state, this.#unkept);
    if (JSON.stringify(news) === JSON.stringify(this.#news)) return;
    this.#news = news;
    for (const subscriber of this.#subscribers) subscriber();
  }

  #sendNext(): void {
    clearTimeout(this.#wake);
    const now = performance.now();
    const next = answerToSend(this.#state, now);
    if (next) {
      void this.#send(next);
      return;
    }
    const at = nextSendAt(this.#state);
    if (at === undefined || at === Number.POSITIVE_INFINITY) return;
    this.#wake = setTimeout(() => this.#sendNext(), Math.max(at - now, 1));
  }

  async #send(answer: KeptAnswer): Promise<void> {
    const { attemptId } = answer;
    this.#dispatch({ kind: 'sending', attemptId });
    const maySend = this.#session?.maySend() ?? true;
    const sent = maySend
      ? await submitAnswer(answer)
      : ({ kind: 'failed', failure: { kind: 'signed-out' } } as const);
    const now = performance.now();
    this.#dispatch(
      sent.kind === 'stored'
        ? { kind: 'stored', attemptId, verdict: sent.verdict, now }
        : { kind: 'failed', attemptId, failure: sent.failure, now, chance: this.#random() },
    );
    this.#tell(attemptId);
  }

  /** Says how an answer stands to whoever listens; a settled one leaves the browser. */
  #tell(attemptId: string): void {
    const answer = this.#state.answers.find((queued) => queued.attemptId === attemptId);
    if (!answer || answer.phase === 'sending') return;
    const listen = this.#listeners.get(attemptId);
    if (answer.phase === 'waiting') {
      if (answer.told) listen?.({ kind: 'waiting' });
      return;
    }
    this.#listeners.delete(attemptId);
    void this.#drop(attemptId);
    if (answer.phase === 'stored') {
      if (listen) listen({ kind: 'stored', verdict: answer.verdict });
      else this.#session?.onStoredUnheard();
      if (!answer.told) this.#dispatch({ kind: 'forgotten', attemptId });
    } else if (listen) {
      listen({ kind: 'refused', detail: answer.detail });
      this.#dispatch({ kind: 'forgotten', attemptId });
    }
  }

  #keep(answer: KeptAnswer): void {
    const { attemptId } = answer;
    const kept = this.#store.keep(answer, this.#claim()).then((done) => {
      if (done) this.#unkept.delete(attemptId);
      else this.#unkept.add(attemptId);
      this.#showNews();
    });
    this.#keeping.set(attemptId, kept);
  }

  /** The answer may be stored on the server before the browser has kept it. */
  async #drop(attemptId: string): Promise<void> {
    await this.#keeping.get(attemptId);
    this.#keeping.delete(attemptId);
    this.#unkept.delete(attemptId);
    await this.#store.drop(attemptId);
  }

  #tryNow(): void {
    this.#dispatch({ kind: 'online', now: performance.now() });
    void this.#look();
  }

  /** Looks for answers that no living tab takes care of; those of a tab that just closed come free in a moment. */
  async #look(): Promise<void> {
    clearTimeout(this.#nextLook);
    const { answers, heldElsewhere } = await this.#store.claimFree(this.#account, this.#claim());
    if (this.#stopped) return;
    if (answers.length > 0) this.#dispatch({ kind: 'found', answers, now: performance.now() });
    clearTimeout(this.#nextLook);
    if (heldElsewhere) this.#nextLook = setTimeout(() => void this.#look(), claimLife);
  }

  /** While something waits, other tabs are told that this one takes care of it. */
  #renewClaims(): void {
    const needed = this.#unsettledIds().length > 0;
    if (needed) {
      this.#renewal ??= setInterval(
        () => void this.#store.renew(this.#unsettledIds(), this.#claim()),
        renewEvery,
      );
    } else {
      clearInterval(this.#renewal);
      this.#renewal = undefined;
    }
  }

  #giveUpClaims(): void {
    const ids = this.#unsettledIds();
    if (ids.length > 0) void this.#store.renew(ids, { tab: this.#tab, now: 0 });
  }

  #unsettledIds(): string[] {
    return this.#state.answers.filter(isUnsettled).map(({ attemptId }) => attemptId);
  }

  #claim(): QueueClaim {
    return { tab: this.#tab, now: Date.now() };
  }
}
