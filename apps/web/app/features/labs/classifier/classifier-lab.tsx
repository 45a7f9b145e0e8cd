import { accuracyOf, type Outcomes } from '@playforward/ai-lab';
import { StepForward } from 'lucide-react';
import { useReducer } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LabFrame } from '../lab-frame.tsx';
import { OutcomeTable } from '../outcome-table.tsx';
import { Pick } from '../pick.tsx';
import { RateLine } from '../rate-line.tsx';
import './classifier.css';
import { ByNumbers } from './by-numbers.tsx';
import {
  type ClassifierEvent,
  type ClassifierState,
  classifierState,
  type Machine,
  machineSays,
  startClassifier,
} from './classifier-state.ts';
import { DrawingPad } from './drawing-pad.tsx';
import { ExampleTable } from './example-table.tsx';
import { LineKeys } from './line-keys.tsx';
import { Plane } from './plane.tsx';
import { drawFruit } from './ready-examples.ts';
import type { Task } from './task.ts';
import { classifierText as text } from './text.ts';

const tasks: readonly Task[] = ['fruit', 'drawings'];
const machines: readonly Machine[] = ['line', 'nearest'];

/** Teaches a machine with examples: as a line that moves, or by the nearest neighbor. */
export function ClassifierLab() {
  const [state, send] = useReducer(classifierState, 'fruit', startClassifier);
  const words = text.tasks[state.task];
  return (
    <LabFrame lab="classifier">
      <div className="lab-row lab-picks">
        <Pick
          legend={text.task}
          options={tasks.map((value) => ({ value, label: text.tasks[value].name }))}
          value={state.task}
          onPick={(task) => send({ type: 'task', task })}
        />
        <Pick
          legend={text.machine}
          options={machines.map((value) => ({ value, label: text.machines[value] }))}
          value={state.machine}
          onPick={(machine) => send({ type: 'machine', machine })}
        />
      </div>
      <div className="lab-grid with-tools">
        <Plane
          state={state}
          onTap={(place) => send({ type: 'place', place })}
          onDrag={(ends) => send({ type: 'drag', ends })}
        />
        <Learning state={state} send={send} />
        <div>
          <Pick
            legend={text.tool}
            options={[
              { value: 'first', label: <KindLabel kind="first" name={text.adds(words.kinds.first)} /> },
              { value: 'second', label: <KindLabel kind="second" name={text.adds(words.kinds.second)} /> },
              { value: 'ask', label: text.asks },
            ]}
            value={state.tool}
            onPick={(tool) => send({ type: 'tool', tool })}
          />
          <ByNumbers
            across={words.across}
            up={words.up}
            asks={state.tool === 'ask'}
            onPlace={(place) => send({ type: 'place', place })}
          />
          <Ways state={state} send={send} />
        </div>
      </div>
      {state.task === 'drawings' && (
        <DrawingPad
          kinds={words.kinds}
          onDrawn={(place, kind) => send({ type: 'place', place, kind })}
          onSay={(said) => send({ type: 'say', said })}
        />
      )}
      <ExampleTable state={state} onRemove={(at) => send({ type: 'remove', at })} />
    </LabFrame>
  );
}

function KindLabel({ kind, name }: { kind: 'first' | 'second'; name: string }) {
  return (
    <>
      <i className={`kind-${kind}`} />
      {name}
    </>
  );
}

type LearningProps = { state: ClassifierState; send: (event: ClassifierEvent) => void };

/** What the machine said last, its counts, and the ways on. */
function Learning({ state, send }: LearningProps) {
  const { first, second } = text.tasks[state.task].inSentence;
  const outcomes = outcomesOf(state);
  return (
    <div className="lab-side">
      <p className="lab-says" role="status">
        {state.said}
      </p>
      {state.machine === 'line' && (
        <>
          <div className="lab-row">
            <Button onClick={() => send({ type: 'learn', rounds: 1 })}>
              <StepForward size={20} aria-hidden="true" />
              {text.nextRound}
            </Button>
            <Button kind="quiet" onClick={() => send({ type: 'learn', rounds: 10 })}>
              {text.tenRounds}
            </Button>
          </div>
          <LineKeys onNudge={(nudge) => send({ type: 'nudge', ...nudge })} />
        </>
      )}
      <h2>{text.counting}</h2>
      <OutcomeTable outcomes={outcomes} words={text.table(first, second)} />
      <dl className="lab-rates">
        <RateLine
          name={text.sorted}
          about={text.sortedAbout}
          rate={accuracyOf(outcomes)}
          nothing={text.nothing}
        />
      </dl>
    </div>
  );
}

/** Testing, and the ways back. */
function Ways({ state, send }: LearningProps) {
  const test = () => {
    const fruit = drawFruit(20, Math.random);
    const right = fruit.filter((one) => machineSays(state, one) === one.kind).length;
    send(
      state.examples.length === 0
        ? { type: 'say', said: text.said.none }
        : { type: 'tested', right, count: 20 },
    );
  };
  return (
    <div className="lab-row">
      {state.task === 'fruit' && (
        <Button kind="quiet" small onClick={test}>
          {text.test}
        </Button>
      )}
      <Button kind="quiet" small onClick={() => send({ type: 'start-again' })}>
        {text.startAgain}
      </Button>
      <Button kind="quiet" small onClick={() => send({ type: 'clear' })}>
        {text.clear}
      </Button>
    </div>
  );
}

function outcomesOf(state: ClassifierState): Outcomes {
  const count = (says: string, kind: string) =>
    state.examples.filter((one) => one.kind === kind && machineSays(state, one) === says).length;
  return {
    hits: count('first', 'first'),
    missed: count('second', 'first'),
    falseAlarms: count('first', 'second'),
    rightlyQuiet: count('second', 'second'),
  };
}
