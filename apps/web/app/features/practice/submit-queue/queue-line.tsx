import { CloudOff, CloudUpload, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { practiceText } from '../text.ts';
import type { QueueNews } from './submit-queue-news.ts';
import type { SubmitQueueRunner } from './submit-queue-runner.ts';
import './queue-line.css';

const text = practiceText.queue;
const arrivedShownFor = 6000;

/** Says quietly which answers wait and which arrived later; nothing is said about those stored at once. */
export function QueueLine({ runner }: { runner: SubmitQueueRunner }) {
  const news = useSyncExternalStore(runner.subscribe, runner.news, runner.news);
  const { arrived, refused } = news;
  const dismissRefused = () => runner.dismiss(refused.map(({ attemptId }) => attemptId));
  useForgetting(arrived, runner);
  useForgetting(news.notCounted, runner);

  return (
    <div className="queue-lines">
      <div role="status" className="queue-news">
        {news.waiting > 0 && (
          <p className="queue-line">
            <CloudOff size={20} aria-hidden="true" />
            {text.waiting(news.waiting)} {news.kept ? text.kept : text.unkept}
          </p>
        )}
        {arrived.length > 0 && (
          <p className="queue-line good">
            <CloudUpload size={20} aria-hidden="true" />
            {text.arrived(arrived.length)}
          </p>
        )}
        {news.notCounted.length > 0 && (
          <p className="queue-line">
            <CloudUpload size={20} aria-hidden="true" />
            {text.notCounted(news.notCounted.length)}
          </p>
        )}
      </div>
      <div role="alert" className="queue-news">
        {refused.length > 0 && (
          <div className="queue-line bad">
            <TriangleAlert size={20} aria-hidden="true" />
            <p>
              {text.refused(refused.length)} {saidBy(refused)}
            </p>
            <Button kind="quiet" small onClick={dismissRefused}>
              {text.understood}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The server's own sentences, each once. */
function saidBy(refused: QueueNews['refused']): string {
  return [...new Set(refused.map(({ detail }) => text.reason(detail)))].join(' ');
}

/** Good news goes by itself. */
function useForgetting(ended: QueueNews['arrived'], runner: SubmitQueueRunner): void {
  const ids = ended.map(({ attemptId }) => attemptId);
  const forget = useEffectEvent(() => runner.dismiss(ids));
  const key = ids.join();
  // The clock is outside of React.
  useEffect(() => {
    if (key === '') return;
    const timer = setTimeout(() => forget(), arrivedShownFor);
    return () => clearTimeout(timer);
  }, [key]);
}
