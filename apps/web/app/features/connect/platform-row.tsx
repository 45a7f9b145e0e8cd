import type { ConnectAnswer } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plug, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { explain } from '../../ui/adult/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CheckResult } from './check-result.tsx';
import { allowDeployment, connectQuery, removePlatform, tryPlatform } from './queries.ts';
import { connectText } from './text.ts';

const text = connectText.lti;
type ConnectedPlatform = ConnectAnswer['platforms'][number];

/** One learning system: what it is, whether it works, and the one thing that is missing. */
export function PlatformRow({ platform }: { platform: ConnectedPlatform }) {
  const { id, name, client_id: clientId, deployments, waiting } = platform;
  const queries = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const renew = () => queries.invalidateQueries({ queryKey: connectQuery.queryKey });
  const test = useMutation({ mutationFn: () => tryPlatform(id), onSettled: renew });
  const remove = useMutation({ mutationFn: () => removePlatform(id), onSuccess: renew });
  const hasOne = deployments.some(({ allowed }) => allowed);
  return (
    <li>
      <h3>{name}</h3>
      <p className="connect-fact">{text.client(clientId)}</p>
      {deployments.map((one) => (
        <p key={one.id} className="connect-fact">
          {one.allowed ? text.allowed(one.id) : text.waits(one.id)}
        </p>
      ))}
      {waiting > 0 && <p className="connect-fact">{text.waiting(waiting)}</p>}
      <CheckResult check={test.data} error={test.error ?? remove.error} />
      {!hasOne && (
        <AllowForm
          id={id}
          suggested={deployments[0]?.id ?? ''}
          onAllowed={() => void renew().then(() => test.mutate())}
        />
      )}
      <div className="platform-acts">
        <Button kind="quiet" small busy={test.isPending} onClick={() => test.mutate()}>
          <Plug size={18} aria-hidden="true" />
          {text.test}
          <span className="sr-only">{name}</span>
        </Button>
        <Button kind="quiet" small onClick={() => setRemoving(true)} aria-label={text.removeNamed(name)}>
          <Trash2 size={18} aria-hidden="true" />
          {text.remove}
        </Button>
      </div>
      <Dialog
        title={text.removeNamed(name)}
        open={removing}
        onClose={() => setRemoving(false)}
        actions={
          <>
            <Button kind="quiet" onClick={() => setRemoving(false)}>
              {text.keep}
            </Button>
            <Button busy={remove.isPending} onClick={() => remove.mutate()}>
              {text.remove}
            </Button>
          </>
        }
      >
        <p>{text.removeAsk(name)}</p>
      </Dialog>
    </li>
  );
}

type AllowProps = { id: number; suggested: string; onAllowed: () => void };

function AllowForm({ id, suggested, onAllowed }: AllowProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (deployment: string) => allowDeployment(id, deployment),
    onSuccess: onAllowed,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(String(new FormData(event.currentTarget).get('deployment') ?? '').trim());
  };
  return (
    <form className="allow-form" onSubmit={onSubmit}>
      <TextField
        label={text.deployment}
        name="deployment"
        defaultValue={suggested}
        key={suggested}
        required
        maxLength={255}
        autoComplete="off"
        message={error ? explain(error) : undefined}
      />
      <Button type="submit" busy={isPending}>
        {text.allow}
      </Button>
    </form>
  );
}
