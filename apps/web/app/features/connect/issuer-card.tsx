import type { ConnectAnswer } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckResult } from './check-result.tsx';
import { CopyLine } from './copy-line.tsx';
import { tryIssuer } from './queries.ts';
import { connectText } from './text.ts';

const text = connectText.oidc;

/** The school's own sign-in. */
export function IssuerCard({ oidc }: Pick<ConnectAnswer, 'oidc'>) {
  const { mutate, isPending, data, error } = useMutation({ mutationFn: tryIssuer });
  const { name, issuer, callback } = oidc;
  return (
    <Card className="connect-card">
      <h2>{text.title}</h2>
      <p>{name !== null && issuer !== null ? text.on(name, issuer) : text.off}</p>
      <dl>
        <CopyLine name={text.callback} value={callback} />
      </dl>
      <CheckResult check={data} error={error} />
      <Button kind="quiet" busy={isPending} onClick={() => mutate()}>
        <Plug size={20} aria-hidden="true" />
        {text.test}
      </Button>
    </Card>
  );
}
