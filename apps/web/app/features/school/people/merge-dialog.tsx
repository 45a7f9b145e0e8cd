import type { MergeAnswer } from '@playforward/contract';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PartCounts } from '../part-counts.tsx';
import { PreviewDialog } from '../preview-dialog.tsx';
import { mergePeople } from '../queries.ts';
import { usePreviewed } from '../use-previewed.ts';
import type { SchoolPerson } from './person-parts.ts';
import { PersonPicker } from './person-picker.tsx';
import { peopleText } from './text.ts';

const text = peopleText.merge;
type MergeDialogProps = { person: SchoolPerson; onClose: () => void; onApplied: () => void };

/** Two accounts of one person become one: this one is kept. */
export function MergeDialog({ person, onClose, onApplied }: MergeDialogProps) {
  const [other, setOther] = useState<SchoolPerson>();
  if (other) return <MergePreview keep={person} other={other} onClose={onClose} onApplied={onApplied} />;
  return (
    <Dialog title={text.name} open onClose={onClose} className="adult-dialog">
      <div className="school-step">
        <p>{text.pick(person.name)}</p>
        <PersonPicker role={person.role} without={person.id} nobody={text.same} onPick={setOther} />
      </div>
    </Dialog>
  );
}

type MergePreviewProps = {
  keep: SchoolPerson;
  other: SchoolPerson;
  onClose: () => void;
  onApplied: () => void;
};

function MergePreview({ keep, other, onClose, onApplied }: MergePreviewProps) {
  const previewed = usePreviewed({
    key: ['merge', keep.id, other.id],
    run: (apply) => mergePeople({ keep_id: keep.id, other_id: other.id, apply }),
    onDone: () => {
      toast.success(text.done);
      onApplied();
    },
  });
  return (
    <PreviewDialog
      title={text.name}
      {...previewed}
      apply={text.apply}
      mayApply={() => true}
      onClose={onClose}
    >
      {(answer) => <Merged answer={answer} />}
    </PreviewDialog>
  );
}

const named = ({ name, sign_in }: MergeAnswer['keep']) => `${name} (${sign_in})`;

function Merged({ answer: { keep, other, moved, dropped } }: { answer: MergeAnswer }) {
  return (
    <>
      <p>{text.preview(named(other), named(keep))}</p>
      <PartCounts title={text.moved} parts={moved} />
      <PartCounts title={text.dropped} parts={dropped} />
    </>
  );
}
