import { isUnsettled, type SubmitQueue } from './submit-queue.ts';

type Ended = { attemptId: string };

/** What the student is told about answers that were not stored at once. */
export type QueueNews = {
  waiting: number;
  /** Whether all that waits outlives the page. */
  kept: boolean;
  arrived: Ended[];
  /** Arrived, but nobody could read them: they cost no try. */
  notCounted: Ended[];
  refused: (Ended & { detail: string })[];
};

/** Reads the news from the queue; `unkept` are the answers that the browser could not keep. */
export function readQueueNews({ answers }: SubmitQueue, unkept: ReadonlySet<string>): QueueNews {
  const waiting = answers.filter((answer) => isUnsettled(answer) && answer.told);
  const news: QueueNews = {
    waiting: waiting.length,
    kept: waiting.every(({ attemptId }) => !unkept.has(attemptId)),
    arrived: [],
    notCounted: [],
    refused: [],
  };
  for (const answer of answers) {
    const { attemptId } = answer;
    if (answer.phase === 'refused') news.refused.push({ attemptId, detail: answer.detail });
    if (answer.phase !== 'stored' || !answer.told) continue;
    (answer.verdict.counted ? news.arrived : news.notCounted).push({ attemptId });
  }
  return news;
}
