import type { TaughtClassDetail } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { changeClass, renewCode, taughtClassQuery } from '../queries.ts';
import { teachText } from '../text.ts';

const text = teachText.code;

/** The code large enough for the back row, with its picture. */
export function ClassCodeDialog({ one, onClose }: { one: TaughtClassDetail; onClose: () => void }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: 'renew' | 'close') =>
      act === 'renew' ? renewCode(one.id) : changeClass(one.id, { code_open: false }),
    onSuccess: (changed) => queries.setQueryData(taughtClassQuery(one.id).queryKey, changed),
  });
  const { invite } = one;
  return (
    <Dialog
      title={text.title}
      open
      onClose={onClose}
      className="adult-dialog"
      actions={<Button onClick={onClose}>{text.done}</Button>}
    >
      {invite ? (
        <div className="class-code">
          <p>{text.lead}</p>
          <strong className="code-text">{invite.code}</strong>
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(invite.picture)}`}
            alt={text.picture(invite.code)}
            width={200}
            height={200}
          />
          <p>
            {text.address} <span className="wrap-anywhere">{invite.address}</span>
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button kind="quiet" small busy={isPending} onClick={() => mutate('renew')}>
              {text.renew}
            </Button>
            <Button kind="quiet" small busy={isPending} onClick={() => mutate('close')}>
              {text.close}
            </Button>
          </div>
        </div>
      ) : (
        <div className="class-code">
          <p>{text.closedNow}</p>
          <Button kind="quiet" small busy={isPending} onClick={() => mutate('renew')}>
            {text.opened}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="text-bad-ink">
          {explain(error)}
        </p>
      )}
    </Dialog>
  );
}
