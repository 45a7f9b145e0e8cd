import {
  accuracyOf,
  countOutcomes,
  drawCases,
  precisionOf,
  recallOf,
  type ScoredCase,
} from '@playforward/ai-lab';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LabFrame } from '../lab-frame.tsx';
import { OutcomeTable } from '../outcome-table.tsx';
import { Pick } from '../pick.tsx';
import { RateLine } from '../rate-line.tsx';
import { Slider } from '../slider.tsx';
import './confusion.css';
import { type MailSet, mailSets } from './mail-sets.ts';
import { ScorePicture } from './score-picture.tsx';
import { confusionText as text } from './text.ts';

const sets: readonly MailSet[] = ['even', 'rare', 'none'];
/** Above every score: nothing is called unwanted. */
const never = 101;

/** One threshold, and what it does to both ways of being wrong. */
export function ConfusionLab() {
  const [set, setSet] = useState<MailSet>('even');
  const [cases, setCases] = useState(() => drawCases(mailSets.even, Math.random));
  const [threshold, setThreshold] = useState(50);
  const outcomes = countOutcomes(cases, threshold);
  const draw = (wanted: MailSet) => {
    setSet(wanted);
    setCases(drawCases(mailSets[wanted], Math.random));
  };
  return (
    <LabFrame lab="confusion">
      <div className="lab-row confusion-sets">
        <Pick
          legend={text.set}
          options={sets.map((value) => ({ value, label: text.sets[value] }))}
          value={set}
          onPick={draw}
        />
        <Button kind="quiet" onClick={() => draw(set)}>
          {text.fresh}
        </Button>
      </div>
      <div className="lab-grid">
        <div>
          <ScorePicture cases={cases} threshold={threshold} />
          <Slider
            label={text.threshold}
            min={0}
            max={never}
            step={1}
            value={threshold}
            says={text.score(threshold)}
            onChange={setThreshold}
          />
        </div>
        <div className="lab-side">
          <OutcomeTable outcomes={outcomes} words={text.table} />
          <p className="lab-says" role="status">
            {text.said(outcomes.hits, outcomes.missed, outcomes.falseAlarms)}
          </p>
        </div>
      </div>
      <dl className="lab-rates across">
        <RateLine
          name={text.precision}
          about={text.precisionAbout}
          rate={precisionOf(outcomes)}
          nothing={text.noAlarm}
        />
        <RateLine
          name={text.recall}
          about={text.recallAbout}
          rate={recallOf(outcomes)}
          nothing={text.noReal}
        />
        <RateLine
          name={text.accuracy}
          about={text.accuracyAbout}
          rate={accuracyOf(outcomes)}
          nothing={text.nothing}
        />
      </dl>
      <MessageTable cases={cases} threshold={threshold} />
    </LabFrame>
  );
}

function MessageTable({ cases, threshold }: { cases: readonly ScoredCase[]; threshold: number }) {
  const numbered = cases.map((one, at) => ({ ...one, at }));
  return (
    <details className="lab-table">
      <summary>{text.all}</summary>
      <div>
        <table className="lab-list">
          <thead>
            <tr>
              <th scope="col">{text.columns.score}</th>
              <th scope="col">{text.columns.really}</th>
              <th scope="col">{text.columns.says}</th>
            </tr>
          </thead>
          <tbody>
            {numbered.map(({ at, score, isReal }) => (
              <tr key={at}>
                <td>{score}</td>
                <td>{isReal ? text.yes : text.no}</td>
                <td>{score >= threshold ? text.yes : text.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
