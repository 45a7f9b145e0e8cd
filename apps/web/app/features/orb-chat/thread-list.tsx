import type { OrbThread } from '@playforward/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'sonner';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { chatText } from './chat-text.ts';
import { deleteThread, threadDay, threadMark, threadsQuery } from './threads.ts';
import type { ChatController } from './use-chat.ts';

const text = chatText.threads;

/** The student's conversations: open one, delete one, or begin a new one. */
export function ThreadList({ controller, shown }: { controller: ChatController; shown: boolean }) {
  const { data: threads, status, refetch } = useQuery({ ...threadsQuery, enabled: shown });
  const queries = useQueryClient();
  const list = useRef<HTMLElement>(null);

  const remove = async ({ thread_id: id }: OrbThread) => {
    // The question is the documented one, asked by the browser itself (D-30).
    if (!window.confirm(text.ask)) return;
    try {
      await deleteThread(id);
    } catch {
      toast.error(text.notRemoved);
      return;
    }
    queries.setQueryData(threadsQuery.queryKey, (known) =>
      known?.filter(({ thread_id }) => thread_id !== id),
    );
    if (controller.chat.thread === id) controller.startFresh();
    // The button that was pressed is gone with its row.
    list.current?.querySelector('button')?.focus();
  };

  return (
    <nav ref={list} className="chat-threads" aria-label={text.label}>
      <Button kind="quiet" small aria-label={text.fresh} title={text.fresh} onClick={controller.startFresh}>
        <Plus size={20} aria-hidden="true" />
        <span className="chat-fresh-words">{text.fresh}</span>
      </Button>
      {status === 'pending' && (
        <p className="chat-threads-note">
          <Spinner /> {text.loading}
        </p>
      )}
      {status === 'error' && (
        <div className="chat-threads-note" role="alert">
          {text.failed}
          <Button kind="quiet" small onClick={() => void refetch()}>
            {text.again}
          </Button>
        </div>
      )}
      {threads?.length === 0 && <p className="chat-threads-note">{text.none}</p>}
      {threads && threads.length > 0 && (
        <ul>
          {threads.map((thread) => (
            <ThreadRow
              key={thread.thread_id}
              thread={thread}
              open={thread.thread_id === controller.chat.thread}
              onOpen={() => controller.openThread(thread.thread_id)}
              onRemove={() => void remove(thread)}
            />
          ))}
        </ul>
      )}
    </nav>
  );
}

type ThreadRowProps = { thread: OrbThread; open: boolean; onOpen: () => void; onRemove: () => void };

function ThreadRow({ thread, open, onOpen, onRemove }: ThreadRowProps) {
  const mark = threadMark(thread.thread_id);
  const title = thread.title || text.untitled;
  return (
    <li className={open ? 'open' : undefined}>
      <button type="button" aria-current={open ? 'true' : undefined} onClick={onOpen}>
        <span className="chat-thread-title">{title}</span>
        <span className="chat-thread-mark">
          {mark} · {threadDay(thread.updated_at, Date.now(), text)}
        </span>
      </button>
      <IconButton label={text.remove(mark)} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
