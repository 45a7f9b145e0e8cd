import { BrushCleaning, Save } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useReducer, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { saveDrawing } from './drawing-store.ts';
import { PadPaper } from './pad-paper.tsx';
import { emptyPad, isUntouched, type Line, nextPad, type Tool, visibleLines } from './pad-state.ts';
import { PadTools } from './pad-tools.tsx';
import { scratchPadText as text } from './text.ts';
import { useSavedPicture } from './use-saved-picture.ts';
import './scratch-pad.css';

type ScratchPadDialogProps = { open: boolean; onClose: () => void; toggle: ReactNode };

/** A modal dialog keeps everything outside of it out of reach, so what is said about it is said inside. */
const toasterId = 'scratch-pad';

/** Paper beside the lesson. What is drawn stays while the lesson is open; what is saved comes back another day. */
export function ScratchPadDialog({ open, onClose, toggle }: ScratchPadDialogProps) {
  const [pad, dispatch] = useReducer(nextPad, emptyPad);
  const [tool, setTool] = useState<Tool>('navy');
  const canvas = useRef<HTMLCanvasElement>(null);
  const saved = useSavedPicture({
    open,
    untouched: isUntouched(pad),
    onFresh: () => dispatch({ kind: 'opened' }),
  });
  const { lines, onPicture } = useMemo(() => visibleLines(pad), [pad]);
  const scene = useMemo(() => ({ picture: onPicture ? saved : null, lines }), [onPicture, saved, lines]);
  const drawn = (mark: Line) => dispatch({ kind: 'drawn', mark });

  const save = () => {
    const saving = saveDrawing(canvas.current?.toDataURL('image/png') ?? '');
    if (saving === 'saved') toast.success(text.saved, { toasterId });
    else toast.error(text[saving], { toasterId });
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    dispatch({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };
  return (
    <Dialog title={text.title} open={open} onClose={onClose} className="scratch-pad" onKeyDown={press}>
      <PadTools
        tool={tool}
        pad={pad}
        onTool={setTool}
        onUndo={() => dispatch({ kind: 'undo' })}
        onRedo={() => dispatch({ kind: 'redo' })}
      />
      <PadPaper ref={canvas} scene={scene} tool={tool} label={text.canvas(lines.length)} onDrawn={drawn} />
      <div className="pad-row">
        <Button kind="quiet" onClick={() => dispatch({ kind: 'clear' })}>
          <BrushCleaning size={20} aria-hidden="true" />
          {text.clear}
        </Button>
        <Button onClick={save}>
          <Save size={20} aria-hidden="true" />
          {text.save}
        </Button>
      </div>
      <Toaster id={toasterId} position="bottom-right" />
      {toggle}
    </Dialog>
  );
}
