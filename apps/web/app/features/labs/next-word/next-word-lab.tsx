import { longestText, type Memory } from '@playforward/ai-lab';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LabFrame } from '../lab-frame.tsx';
import { Pick } from '../pick.tsx';
import { Slider } from '../slider.tsx';
import './next-word.css';
import { OddsTable } from './odds-table.tsx';
import { nextWordText as text } from './text.ts';
import { useWriter } from './use-writer.ts';

const memories = { '1': 1, '2': 2, '3': 3 } as const satisfies Record<string, Memory>;
const options = (['1', '2', '3'] as const).map((value) => ({
  value,
  label: text.memories[memories[value]],
}));

/** A writer that has read one page, its odds for the next word, and a slider for how it draws. */
export function NextWordLab() {
  const writer = useWriter();
  const { model, odds } = writer;
  const page = useId();
  const isEmpty = model.tokens === 0;
  const memory = options.find(({ value }) => memories[value] === writer.memory)?.value ?? '1';
  return (
    <LabFrame lab="next-word">
      <div className="lab-grid">
        <div>
          <h2>{text.written}</h2>
          <p className="writer-line">{writer.line || text.nothingWritten}</p>
          <div className="lab-row">
            <Button onClick={() => writer.write(1)}>{text.next}</Button>
            <Button kind="quiet" onClick={() => writer.write(20)}>
              {text.many}
            </Button>
            <Button kind="quiet" onClick={writer.startOver}>
              {text.again}
            </Button>
          </div>
          <Slider
            label={text.temperature}
            min={0}
            max={3}
            step={0.1}
            value={writer.temperature}
            says={text.temperatures(writer.temperature)}
            onChange={writer.setTemperature}
          />
          <Pick
            legend={text.memory}
            options={options}
            value={memory}
            onPick={(value) => writer.setMemory(memories[value])}
          />
        </div>
        <div className="lab-side">
          {isEmpty ? <p className="lab-says">{text.empty}</p> : <OddsTable odds={odds} />}
          <p className="sr-only" role="status">
            {writer.news}
          </p>
        </div>
      </div>
      <p className="lab-says writer-notice">{text.notice}</p>
      <div className="writer-page">
        <label htmlFor={page}>{text.read}</label>
        <p id={`${page}-help`}>
          {writer.isLong ? text.cut(longestText.toLocaleString('en')) : text.readHelp}{' '}
          {text.size(model.tokens)}
        </p>
        <textarea
          id={page}
          rows={8}
          aria-describedby={`${page}-help`}
          value={writer.page}
          onChange={({ target }) => writer.read(target.value)}
        />
      </div>
    </LabFrame>
  );
}
