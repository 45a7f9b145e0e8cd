import type { ConnectAnswer } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explain } from '../../ui/adult/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyLine } from './copy-line.tsx';
import { PlatformRow } from './platform-row.tsx';
import { connectQuery, openRegistration } from './queries.ts';
import { connectText } from './text.ts';

const text = connectText.lti;

/** Addresses for a learning system, and the ones that are connected. */
export function LtiCard({ data }: { data: ConnectAnswer }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: openRegistration,
    onSuccess: (changed) => queries.setQueryData(connectQuery.queryKey, changed),
  });
  const { lti, platforms, register_until: until } = data;
  const { login, launch, jwks, register } = text.addresses;
  return (
    <Card className="connect-card">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <dl>
        <CopyLine name={login} value={lti.login} />
        <CopyLine name={launch} value={lti.launch} />
        <CopyLine name={jwks} value={lti.jwks} />
        <CopyLine name={register} value={lti.register} />
      </dl>
      <p>{text.register}</p>
      {until === null ? (
        <Button kind="quiet" busy={isPending} onClick={() => mutate()}>
          {text.open}
        </Button>
      ) : (
        <p role="status" className="connect-check works">
          {text.openUntil(new Date(until).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' }))}
        </p>
      )}
      {error && (
        <p role="alert" className="text-bad-ink">
          {explain(error)}
        </p>
      )}
      {platforms.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className="platforms">
          {platforms.map((platform) => (
            <PlatformRow key={platform.id} platform={platform} />
          ))}
        </ul>
      )}
    </Card>
  );
}
