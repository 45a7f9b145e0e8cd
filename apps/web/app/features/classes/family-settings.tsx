import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { endFamily, makeFamilyCode, ownFamiliesQuery } from './queries.ts';
import { SureFirst } from './sure-first.tsx';
import { classesText } from './text.ts';

const text = classesText.family;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Who at home sees the week: a code to let somebody in, and the end of each link. */
export function FamilySettings() {
  const { data } = useQuery(ownFamiliesQuery);
  const code = useMutation({ mutationFn: makeFamilyCode });
  return (
    <section>
      <h3 className="text-lg">{text.title}</h3>
      <p className="mt-1 mb-3 text-ink-2">{text.note}</p>
      {data && data.links.length > 0 && (
        <>
          <h4 className="font-semibold">{text.linked}</h4>
          <ul className="mt-1 mb-3 grid gap-2">
            {data.links.map(({ id, name, since }) => (
              <li key={id}>
                <FamilyRow id={id} who={name ?? text.byLink} since={since} />
              </li>
            ))}
          </ul>
        </>
      )}
      {code.data ? (
        <p role="status" className="rounded-[16px] bg-mist p-4">
          <strong className="block text-xl tracking-wide wrap-anywhere">{code.data.code}</strong>
          {text.made(day.format(new Date(code.data.until)))}{' '}
          <span className="wrap-anywhere">
            {window.location.host}
            {paths.family}
          </span>
        </p>
      ) : (
        <Button kind="quiet" small busy={code.isPending} onClick={() => code.mutate()}>
          {text.make}
        </Button>
      )}
      {code.error && (
        <p role="alert" className="mt-2 text-bad-ink">
          {(code.error instanceof ApiError && code.error.detail) || text.failure}
        </p>
      )}
    </section>
  );
}

function FamilyRow({ id, who, since }: { id: number; who: string; since: string }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => endFamily(id),
    onSettled: () => queries.invalidateQueries({ queryKey: ownFamiliesQuery.queryKey }),
  });
  return (
    <SureFirst
      text={{ question: text.sure(who), yes: text.yes, no: text.no }}
      busy={isPending}
      onYes={() => mutate()}
    >
      {(ask) => (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="wrap-anywhere">
            {who} <span className="text-ink-2">{text.since(day.format(new Date(since)))}</span>
          </span>
          <Button kind="quiet" small aria-label={text.endOf(who)} onClick={ask}>
            {text.end}
          </Button>
        </div>
      )}
    </SureFirst>
  );
}
