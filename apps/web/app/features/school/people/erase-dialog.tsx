import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PartCounts } from '../part-counts.tsx';
import { PreviewDialog } from '../preview-dialog.tsx';
import { erasePerson } from '../queries.ts';
import { usePreviewed } from '../use-previewed.ts';
import { peopleText } from './text.ts';

const text = peopleText.erase;
type EraseDialogProps = {
  person: { id: number; name: string };
  onClose: () => void;
  onApplied: () => void;
};

/** What cannot be taken back: it shows what goes, and asks for the name before it does it. */
export function EraseDialog({ person: { id, name }, onClose, onApplied }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const previewed = usePreviewed({
    key: ['erase', id],
    run: (apply) => erasePerson(id, apply),
    onDone: () => {
      toast.success(text.done(name));
      onApplied();
    },
  });
  return (
    <PreviewDialog
      title={text.name}
      {...previewed}
      apply={text.apply}
      mayApply={() => typed.trim() === name}
      onClose={onClose}
    >
      {({ goes }) => (
        <>
          <p>{text.preview(name)}</p>
          <PartCounts parts={goes} />
          <TextField
            label={text.type(name)}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </PreviewDialog>
  );
}
