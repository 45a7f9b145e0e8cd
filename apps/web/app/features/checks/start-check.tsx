import type { OpenCheckBody } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import { NoCheckYet } from './loaded-check.tsx';
import { checkQuery, openCheck } from './queries.ts';
import { checksText } from './text.ts';
import './checks.css';

const text = checksText.start;

type StartCheckProps = {
  body: OpenCheckBody;
  title: string;
  /** The companion helps while it is open. */
  isHelped: boolean;
};

/** Says what is true while a check is open, before it is. */
export function StartCheck({ body, title, isHelped }: StartCheckProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => openCheck(body),
    onSuccess: async (view) => {
      queries.setQueryData(checkQuery(view.id).queryKey, view);
      await navigate(paths.check(view.id), { replace: true });
    },
  });
  if (error) return <NoCheckYet error={error} onAgain={() => mutate()} />;
  return (
    <main className="check-start">
      <Card>
        <Orb mode="speaking" size={88} />
        <h1>{title}</h1>
        <p>{isHelped ? text.helped : text.rest}</p>
        <div className="check-row">
          <ButtonLink kind="quiet" to={paths.dashboard}>
            {text.back}
          </ButtonLink>
          <Button busy={isPending} onClick={() => mutate()}>
            {text.go}
          </Button>
        </div>
      </Card>
    </main>
  );
}
