import { toast } from '../../../ui/toast/toast.ts';
import { PreviewDialog } from '../preview-dialog.tsx';
import { archiveClasses } from '../queries.ts';
import { usePreviewed } from '../use-previewed.ts';
import { classesText } from './text.ts';

type ArchiveDialogProps = { ids: number[]; archived: boolean; onClose: () => void; onApplied: () => void };

/** Sets classes aside or takes them back, after it has shown which. */
export function ArchiveDialog({ ids, archived, onClose, onApplied }: ArchiveDialogProps) {
  const text = archived ? classesText.archive : classesText.restore;
  const previewed = usePreviewed({
    key: ['archive', archived, ...ids],
    run: (apply) => archiveClasses({ ids, archived, apply }),
    onDone: ({ classes }) => {
      toast.success(text.done(classes.length));
      onApplied();
    },
  });
  return (
    <PreviewDialog
      title={text.name}
      {...previewed}
      apply={text.apply}
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
