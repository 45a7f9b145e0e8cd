import { Button } from '../../ui/button.tsx';
import { useAlive } from '../../ui/use-alive.ts';

type SubmitButtonProps = { busy: boolean; busyText: string; children: string };

/** Sends the form once the page is alive: before that a password would leave the page the browser's own way. */
export function SubmitButton({ busy, busyText, children }: SubmitButtonProps) {
  const alive = useAlive();
  return (
    <Button type="submit" className="mt-2" busy={busy} busyText={busyText} waiting={!alive}>
      {children}
    </Button>
  );
}
