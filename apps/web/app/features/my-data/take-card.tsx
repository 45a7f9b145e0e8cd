import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { downloadMyData } from './queries.ts';
import { myDataText } from './text.ts';

const text = myDataText.take;

/** Everything in one file. */
export function TakeCard() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadMyData();
      toast.success(text.done);
    } catch (error) {
      toast.error((error instanceof ApiError && error.detail) || myDataText.unreached);
    }
    setBusy(false);
  };
  return (
    <Card className="my-data-card">
      <h2>{text.title}</h2>
      <p>{text.note}</p>
      <Button kind="quiet" busy={busy} busyText={text.busy} onClick={() => void download()}>
        <Download size={20} aria-hidden="true" />
        {text.download}
      </Button>
    </Card>
  );
}
