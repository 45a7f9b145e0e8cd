import { useQuery } from '@tanstack/react-query';
import { toast } from '../../../ui/toast/toast.ts';
import { PreviewDialog } from '../preview-dialog.tsx';
import { archiveClasses, schoolKey } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { classesText } from './text.ts';

type ArchiveDialogProps = { ids: number[]; archived: boolean; onClose: () => void; onApplied: () => void };

/** Sets classes aside or takes them back, after it has shown which. */
export function ArchiveDialog({ ids, archived, onClose, onApplied }: ArchiveDialogProps) {
  const text = archived ? classesText.archive : classesText.restore;
  const preview = useQuery({
    queryKey: [...schoolKey, 'preview', 'archive', archived, ...ids],
    queryFn: () => archiveClasses({ ids, archived, apply: false }),
  });
  const apply = useAct(archiveClasses);
  const go = () =>
    apply.mutate(
      { ids, archived, apply: true },
      {
        onSuccess: ({ classes }) => {
          toast.success(text.done(classes.length));
          onApplied();
        },
      },
    );
  return (
    <PreviewDialog
      title={text.name}
      preview={preview}
      apply={text.apply}
      act={{ go, isPending: apply.isPending, error: apply.error }}
      mayApply={({ classes }) => classes.length > 0}
      onClose={onClose}
    >
      {({ classes }) => (
        <>
          <p>{text.preview(classes.length)}</p>
          <ul className="preview-list lined" tabIndex={0} aria-label={text.preview(classes.length)}>
            {classes.map(({ id, name, students }) => (
              <li key={id}>{classesText.line(name, students)}</li>
            ))}
          </ul>
        </>
      )}
    </PreviewDialog>
  );
}
