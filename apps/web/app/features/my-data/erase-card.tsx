import { useQueryClient } from '@tanstack/react-query';
import { MessageSquareX, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { askForErasure, eraseConversations, keepAccount, myDataQuery } from './queries.ts';
import { spellDay } from './spell-day.ts';
import { myDataText } from './text.ts';

const text = myDataText.erase;

/** Conversations go at once; everything goes in two weeks, and until then the account can be kept. */
export function EraseCard({ eraseAt }: { eraseAt: string | null }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<'talk' | 'all'>();
  /** Does it, shows what is kept now, and says what happened. */
  const act = async (work: () => Promise<string | undefined>) => {
    setAsked(undefined);
    try {
      const said = await work();
      await client.invalidateQueries({ queryKey: myDataQuery.queryKey });
      if (said) toast.success(said);
    } catch {
      toast.error(myDataText.unreached);
    }
  };
  const eraseTalk = () =>
    act(async () => {
      const { erased } = await eraseConversations();
      void client.invalidateQueries({ queryKey: ['orb-threads'] });
      return text.talkDone(erased);
    });
  const eraseAll = () =>
    act(async () => {
      await askForErasure();
      return undefined;
    });
  const keep = () =>
    act(async () => {
      await keepAccount();
      return text.kept;
    });
  return (
    <Card className="my-data-card">
      <h2>{text.title}</h2>
      <p>{text.talkNote}</p>
      <Button kind="quiet" onClick={() => setAsked('talk')}>
        <MessageSquareX size={20} aria-hidden="true" />
        {text.talk}
      </Button>
      {eraseAt === null ? (
        <>
          <p>{text.allNote}</p>
          <Button kind="quiet" onClick={() => setAsked('all')}>
            <Trash2 size={20} aria-hidden="true" />
            {text.all}
          </Button>
        </>
      ) : (
        <div className="my-data-planned" role="status">
          <p>
            <strong>{text.planned(spellDay(eraseAt))}</strong> {text.plannedNote}
          </p>
          <Button onClick={() => void keep()}>
            <Undo2 size={20} aria-hidden="true" />
            {text.keep}
          </Button>
        </div>
      )}
      <Dialog
        title={asked === 'all' ? text.all : text.talk}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        actions={
          <>
            <Button onClick={() => setAsked(undefined)}>{text.no}</Button>
            <Button kind="quiet" onClick={() => void (asked === 'all' ? eraseAll() : eraseTalk())}>
              {text.yes}
            </Button>
          </>
        }
      >
        <p>{asked === 'all' ? text.allAsk : text.talkAsk}</p>
      </Dialog>
    </Card>
  );
}
