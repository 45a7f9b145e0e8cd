import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { FamilyText } from './text.ts';

type EndLinkProps = {
  child: string;
  text: FamilyText;
  busy: boolean;
  onEnd: () => void;
  children?: ReactNode;
};

/** Who sees this page, and how that ends. */
export function EndLink({ child, text, busy, onEnd, children }: EndLinkProps) {
  const [asking, setAsking] = useState(false);
  const words = text.week;
  const close = () => setAsking(false);
  return (
    <Card className="family-foot">
      <ShieldCheck size={24} aria-hidden="true" />
      <div>
        <p>
          {words.only(child)}{' '}
          <a className="link" href={paths.privacy}>
            {words.privacy}
          </a>
        </p>
        {children}
      </div>
      <button type="button" className="link" onClick={() => setAsking(true)}>
        {words.end}
      </button>
      <Dialog
        title={words.end}
        open={asking}
        onClose={close}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              {words.keep}
            </Button>
            <Button busy={busy} onClick={onEnd}>
              {words.end}
            </Button>
          </>
        }
      >
        <p>{words.endSure(child)}</p>
      </Dialog>
    </Card>
  );
}
