import { metricSpec } from '@playforward/city-sim';
import type { ChartSpec } from '@playforward/contract';
import type { RunShown } from '../session/city-session.ts';
import { ChartIcon } from '../ui/icons.ts';
import { feltMeters } from './felt-meters.ts';
import { feltText as text } from './text.ts';
import { WhatIf } from './what-if.tsx';
import { Why } from './why.tsx';
import './after-run.css';

type AfterRunProps = { missionId: string; run: RunShown; openChart(chart: ChartSpec): void };

/** What follows a run beyond its verdict: one more number, why it works, and the meters that its district felt. */
export function AfterRun({ missionId, run, openChart }: AfterRunProps) {
  const felt = feltMeters(run.series);
  return (
    <>
      {run.whatIf && <WhatIf {...run.whatIf} />}
      {run.why && <Why missionId={missionId} prompt={run.why} reasons={run.reasons ?? []} />}
      {felt.length > 0 && (
        <section className="felt" aria-label={text.heading}>
          <h3>{text.heading}</h3>
          <ul>
            {felt.map(({ metric, sentence, chart }) => (
              <li key={metric}>
                <span>{sentence}</span>
                <button
                  type="button"
                  className="icon-btn soft"
                  aria-label={text.open(metricSpec[metric].label)}
                  onClick={() => openChart(chart)}
                >
                  <ChartIcon size={20} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
