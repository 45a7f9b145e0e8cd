import type { ChartSpec, CityMission, TableSpec } from '@playforward/contract';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ChartLegend } from '../chart/chart-legend.tsx';
import { DataChart } from '../chart/data-chart.tsx';
import type { FinishedRun, PlannerState } from '../planner/planner-state.ts';
import { plannerText as text } from '../planner/text.ts';
import { focusMap } from '../ui/focus-map.ts';
import { ChartIcon, CheckIcon, MinusIcon, TableIcon } from '../ui/icons.ts';
import { Mend } from '../ui/mend.tsx';
import { readNumber, shownMeasure } from '../ui/numbers.ts';
import { Stars, starWords } from '../ui/stars.tsx';
import { AfterRun } from './after-run.tsx';
import './outcome.css';

type OutcomeActions = {
  openChart(chart: ChartSpec): void;
  openTable(table: TableSpec): void;
  revise(): void;
  build(): void;
  leave(): void;
  open(missionId: string): void;
};

type OutcomePanelProps = {
  mission: CityMission;
  planner: PlannerState;
  finished: FinishedRun;
  /** The mission that comes after this one; undefined where all are done. */
  next: CityMission | undefined;
  actions: OutcomeActions;
};

/** What the city did with the number: what happened first, then prediction against result, the equation where it is true (R4, R5, R9, R10). */
export function OutcomePanel({ mission, planner, finished, next, actions }: OutcomePanelProps) {
  const { run } = finished;
  const heading = useId();
  // On the map the field that had the focus is gone: the reader goes on here.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById(heading)?.focus({ preventScroll: true });
  }, [heading]);
  const attempts = planner.records[mission.id]?.attempts ?? 1;
  return (
    <section className="outcome" aria-labelledby={heading}>
      <div className="outcome-read">
        <header>
          <p className="outcome-stars">
            <Stars count={run.stars} />
            {starWords(run.stars)} {text.onTry(attempts)}
          </p>
          <DataKeys finished={finished} actions={actions} />
        </header>
        <h2 id={heading} className="happened" tabIndex={-1}>
          {run.happened}
        </h2>
        {(run.notes ?? []).map((note) => (
          <p key={note} className="happened-note">
            {note}
          </p>
        ))}
        {run.equation && (
          <div className="notation">
            <p className="formula">{run.equation}</p>
          </div>
        )}
        <RunChart mission={mission} finished={finished} />
        <Verdict mission={mission} finished={finished} />
        <Goals finished={finished} />
        {run.stars === 0 && <p className="no-star">{text.noStar}</p>}
        <AfterRun key={finished.runId} missionId={mission.id} run={run} openChart={actions.openChart} />
        {planner.problem && <Mend>{planner.problem.sentence}</Mend>}
      </div>
      <Choices planner={planner} stars={run.stars} next={next} actions={actions} />
    </section>
  );
}

function DataKeys({ finished, actions }: { finished: FinishedRun; actions: OutcomeActions }) {
  const [chart] = finished.run.charts;
  const [table] = finished.run.tables;
  return (
    <>
      {chart && (
        <button
          type="button"
          className="icon-btn soft"
          aria-label={text.openChart}
          onClick={() => actions.openChart(chart)}
        >
          <ChartIcon size={22} aria-hidden="true" />
        </button>
      )}
      {table && (
        <button
          type="button"
          className="icon-btn soft"
          aria-label={text.openTable}
          onClick={() => actions.openTable(table)}
        >
          <TableIcon size={22} aria-hidden="true" />
        </button>
      )}
    </>
  );
}

function RunChart({ mission, finished }: { mission: CityMission; finished: FinishedRun }) {
  const [chart] = finished.run.charts;
  if (!chart) return null;
  return (
    <figure>
      <DataChart
        chart={withoutPrediction(chart)}
        size={{ width: 352, height: 168 }}
        prediction={chart.type === 'line' ? predicted(mission, finished.prediction) : null}
      />
      <ChartLegend chart={withoutPrediction(chart)} />
    </figure>
  );
}

/** Where in the chart the diamond stands. */
function predicted({ predict }: CityMission, typed: string): { value: number; at: number } | null {
  const value = readNumber(typed);
  return value === null ? null : { value, at: predict.day - 1 };
}

/** The prediction is the diamond at its day; as a line of its own it would hide what happened. */
function withoutPrediction(chart: ChartSpec): ChartSpec {
  const datasets = chart.data.datasets.filter(({ label }) => !/predict/i.test(label));
  return chart.type === 'line' ? { ...chart, data: { ...chart.data, datasets } } : chart;
}

function Verdict({ mission, finished }: { mission: CityMission; finished: FinishedRun }) {
  const { metric, unit, day } = mission.predict;
  const result = finished.run.outcome[metric];
  const said = readNumber(finished.prediction);
  if (result === undefined || said === null) return null;
  return (
    <dl className="verdict">
      <div className="said">
        <dt>{text.youSaid(day)}</dt>
        <dd>
          <i aria-hidden="true" />
          {shownMeasure(said, unit)}
        </dd>
      </div>
      <div>
        <dt>{text.cityShows}</dt>
        <dd>
          <i aria-hidden="true" />
          {shownMeasure(result, unit)}
        </dd>
      </div>
    </dl>
  );
}

/** The bands of the next star up: what is reached, and what is not yet. */
function Goals({ finished }: { finished: FinishedRun }) {
  const { stars, goals } = finished.run;
  const tier = Math.min(2, stars);
  const shown = goals[tier] ?? [];
  if (shown.length === 0) return null;
  return (
    <div>
      <p className="goals-for">{text.goals[tier + 1]}</p>
      <ul className="goals">
        {shown.map(({ label, met }) => (
          <li key={label} className={met ? 'met' : ''}>
            {met ? <CheckIcon size={20} aria-hidden="true" /> : <MinusIcon size={20} aria-hidden="true" />}
            <span>
              {label}
              <span className="unseen">: {met ? text.met : text.missed}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoicesProps = { planner: PlannerState; stars: number } & Pick<OutcomePanelProps, 'next' | 'actions'>;

function Choices({ planner, stars, next, actions }: ChoicesProps) {
  if (planner.phase === 'built') return <WaysOn next={next} actions={actions} />;
  return (
    <div className="choices">
      <button type="button" className={stars > 0 ? 'btn quiet' : 'btn wide'} onClick={actions.revise}>
        {text.revise}
      </button>
      {stars > 0 && (
        <button type="button" className="btn" disabled={planner.phase === 'building'} onClick={actions.build}>
          {planner.phase === 'building' ? text.building : text.build}
        </button>
      )}
    </div>
  );
}

/** What was committed stands; the key that did it is gone, so the keyboard goes on with the next one. */
function WaysOn({ next, actions }: Pick<OutcomePanelProps, 'next' | 'actions'>) {
  const way = useRef<HTMLButtonElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  // The focus is outside of React.
  useEffect(() => {
    if (document.activeElement === document.body) way.current?.focus({ preventScroll: true });
  }, []);
  // Whoever leaves by key is on the map again, from where a panel that opens leads in.
  useLayoutEffect(() => {
    const box = ways.current;
    return () => {
      if (box?.contains(document.activeElement)) focusMap();
    };
  }, []);
  return (
    <div className="choices" ref={ways}>
      <p className="chip good" role="status">
        <CheckIcon size={16} aria-hidden="true" />
        {text.built}
      </p>
      <button
        type="button"
        ref={next ? undefined : way}
        className={next ? 'btn quiet' : 'btn'}
        onClick={actions.leave}
      >
        {text.onward}
      </button>
      {next && (
        <button type="button" ref={way} className="btn" onClick={() => actions.open(next.id)}>
          {text.next}
          <span className="unseen">: {next.title}</span>
        </button>
      )}
    </div>
  );
}
