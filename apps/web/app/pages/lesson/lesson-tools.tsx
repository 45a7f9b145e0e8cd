import { Calculator, PencilLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { calculatorText } from '../../features/calculator/text.ts';
import { scratchPadText } from '../../features/scratch-pad/text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import './lesson-tools.css';
import { useLate } from '../../ui/use-late.ts';

type Tool = 'calculator' | 'scratch-pad';

const labels: Record<Tool, string> = {
  calculator: calculatorText.title,
  'scratch-pad': scratchPadText.name,
};
const tools: Tool[] = ['calculator', 'scratch-pad'];

/** The two floating buttons. A tool is downloaded when it is first opened and keeps what is in it while closed. */
export function LessonTools() {
  const [open, setOpen] = useState<Tool | null>(null);
  const [CalculatorDialog, wantCalculator] = useLate(loadCalculator);
  const [ScratchPadDialog, wantScratchPad] = useLate(loadScratchPad);
  const row = useRef<HTMLDivElement>(null);
  const opened = useRef<Tool>(null);

  // The row steps aside while a tool is open, so the browser has nowhere to give the focus back to.
  useEffect(() => {
    if (open) opened.current = open;
    else if (opened.current) row.current?.querySelector<HTMLElement>(`[name="${opened.current}"]`)?.focus();
  }, [open]);

  const show = async (tool: Tool) => {
    const isHere = await (tool === 'calculator' ? wantCalculator() : wantScratchPad());
    if (isHere) setOpen(tool);
  };
  const close = () => setOpen(null);
  const toggle = (tool: Tool) => (
    <div className="lesson-tools over">
      <IconButton tool label={labels[tool]} aria-expanded="true" onClick={close}>
        <ToolIcon tool={tool} />
      </IconButton>
    </div>
  );
  return (
    <>
      <div ref={row} className="lesson-tools" hidden={open !== null}>
        {tools.map((tool) => (
          <IconButton
            key={tool}
            tool
            name={tool}
            label={labels[tool]}
            aria-expanded="false"
            onClick={() => void show(tool)}
          >
            <ToolIcon tool={tool} />
          </IconButton>
        ))}
      </div>
      {CalculatorDialog && (
        <CalculatorDialog open={open === 'calculator'} onClose={close} toggle={toggle('calculator')} />
      )}
      {ScratchPadDialog && (
        <ScratchPadDialog open={open === 'scratch-pad'} onClose={close} toggle={toggle('scratch-pad')} />
      )}
    </>
  );
}

const loadCalculator = async () =>
  (await import('../../features/calculator/calculator-dialog.tsx')).CalculatorDialog;
const loadScratchPad = async () =>
  (await import('../../features/scratch-pad/scratch-pad-dialog.tsx')).ScratchPadDialog;

function ToolIcon({ tool }: { tool: Tool }) {
  const Icon = tool === 'calculator' ? Calculator : PencilLine;
  return <Icon size={24} aria-hidden="true" />;
}
