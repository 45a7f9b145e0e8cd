import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { accountsText } from '../text.ts';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

const text = accountsText.everywhere;

/** For the student who forgot to sign out on a shared computer. */
export function SignOutEverywhere() {
  const { mutate, isPending, isError } = useSignOutEverywhere();
  return (
    <section className="grid justify-items-start gap-3">
      <div>
        <h3 className="text-lg">{text.title}</h3>
        <p className="mt-1 text-ink-2">{text.note}</p>
      </div>
      <Button kind="quiet" small busy={isPending} busyText={text.busy} onClick={() => mutate()}>
        <MonitorSmartphone size={18} aria-hidden="true" />
        {text.submit}
      </Button>
      {isError && (
        <p role="alert" className="text-bad-ink">
          {text.failure}
        </p>
      )}
    </section>
  );
}
