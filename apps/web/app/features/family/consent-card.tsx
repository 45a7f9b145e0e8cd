import type { FamilyChildren, FamilyLanguage } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { explain } from './explain.ts';
import { childrenQuery, giveConsent } from './queries.ts';
import type { FamilyText } from './text.ts';

type Child = FamilyChildren['children'][number];

function useConsent(child: Child, text: FamilyText) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (yes: boolean) => giveConsent(child.id, yes),
    onSuccess: (changed, yes) => {
      queries.setQueryData(childrenQuery.queryKey, changed);
      toast.success(yes ? text.consent.done : text.consent.taken);
    },
    onError: (error) => toast.error(explain(error, text)),
  });
}

/** Asks for the yes that chat and the class's city wait for; nothing where none is needed. */
export function ConsentCard({ child, name, text }: { child: Child; name: string; text: FamilyText }) {
  const { mutate, isPending } = useConsent(child, text);
  if (child.consent.state !== 'waits') return null;
  const words = text.consent;
  return (
    <Card className="family-consent">
      <h2>{words.title(name)}</h2>
      <p>{words.text(name)}</p>
      {child.consent.can_give ? (
        <Button busy={isPending} onClick={() => mutate(true)}>
          {words.yes}
        </Button>
      ) : (
        <p>
          <strong>{words.ask}</strong>
        </p>
      )}
    </Card>
  );
}

type ConsentGivenProps = { child: Child; language: FamilyLanguage; text: FamilyText };

/** Who has said yes and when, and the way to take it back. */
export function ConsentGiven({ child, language, text }: ConsentGivenProps) {
  const { mutate } = useConsent(child, text);
  const { state, by, at, can_give: canGive } = child.consent;
  if (state !== 'given' || at === null) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(at));
  return (
    <p className="mt-1">
      {text.consent.given(by ?? '', day)}{' '}
      {canGive && (
        <button type="button" className="link" onClick={() => mutate(false)}>
          {text.consent.back}
        </button>
      )}
    </p>
  );
}
