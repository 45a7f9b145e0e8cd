import { Eraser, PenLine, Redo2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { inks } from './draw-pad.ts';
import type { Pad, Tool } from './pad-state.ts';
import { scratchPadText as text } from './text.ts';

type PadToolsProps = {
  tool: Tool;
  pad: Pad;
  onTool: (tool: Tool) => void;
  onUndo: () => void;
  onRedo: () => void;
};

const tools: Tool[] = ['navy', 'violet', 'rose', 'eraser'];

export function PadTools({ tool, pad, onTool, onUndo, onRedo }: PadToolsProps) {
  const name = useId();
  return (
    <div className="pad-tools">
      <fieldset>
        <legend className="sr-only">{text.tool}</legend>
        {tools.map((option) => (
          <label key={option} className="pad-tool" title={text.tools[option]}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-label={text.tools[option]}
              checked={option === tool}
              onChange={() => onTool(option)}
            />
            {option === 'eraser' ? (
              <Eraser size={22} aria-hidden="true" />
            ) : (
              <PenLine size={22} aria-hidden="true" color={inks[option]} />
            )}
          </label>
        ))}
      </fieldset>
      <IconButton label={text.undo} disabled={pad.marks.length === 0} onClick={onUndo}>
        <Undo2 size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={text.redo} disabled={pad.undone.length === 0} onClick={onRedo}>
        <Redo2 size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
