import type { App, AppContext } from '../context.ts';
import { openRedisMirror } from './redis-mirror.ts';
import { createStreamRuns, type StreamRuns } from './stream-runs.ts';

/** The running answers of this process; with Redis, other processes can read them too. */
export function openStreams(
  app: App,
  { settings, log, metrics }: Pick<AppContext, 'settings' | 'log' | 'metrics'>,
): StreamRuns {
  const mirror = settings.redisUrl === undefined ? undefined : openRedisMirror(settings.redisUrl, log);
  const runs = createStreamRuns({ log, mirror });
  metrics.gauge('streams_running', 'Answers of the companion that are being made.', () =>
    runs.countRunning(),
  );
  app.addHook('preClose', async () => runs.stopAll());
  app.addHook('onClose', () => runs.close());
  return runs;
}
