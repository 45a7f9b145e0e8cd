import type { NudgePhrase, TaughtClassDetail } from '@playforward/contract';
import { useQueryClient } from '@tanstack/react-query';
import {
  Check,
  ChevronDown,
  Clock,
  Eye,
  EyeOff,
  Flag,
  Footprints,
  Hand,
  Pause,
  Play,
  Presentation,
} from 'lucide-react';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { Link } from 'react-router';
import { listenToLine } from '../../../api/event-line.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { lowerHand, nowLine, pauseClass, sendNudge, taughtClassQuery } from '../queries.ts';
import { groupRows, type NowGroups } from './group-rows.ts';
import { NowRowLine, SmallRow } from './now-row.tsx';
import { type NowEvent, newNowState, nextNowState } from './now-state.ts';
import { NudgeMenu } from './nudge-menu.tsx';
import { nowText } from './text.ts';
import './now.css';

const text = nowText;
const tickMs = 1_000;

/** The class as it works now: who waits, who is on one wrong idea, who is quiet; the others in small. */
export function NowLens({ one }: { one: TaughtClassDetail }) {
  const [state, now] = useNow(one.id);
  const [hidden, setHidden] = useState(false);
  useCountAbove(one, state.kind === 'live' ? state.rows.size : one.students);
  if (state.kind === 'over')
    return <StateCard mode="listening" title={text.over.title} text={text.over.text} />;
  if (state.kind === 'opening') return <StateCard mode="loading" title={text.opening} skeleton />;
  const groups = groupRows(state.rows.values(), now);
  const isPaused = state.pausedUntil !== null && Date.parse(state.pausedUntil) > now;
  const places = new Map([...state.rows.keys()].toSorted((a, b) => a - b).map((id, nth) => [id, nth + 1]));
  const nameOf = ({ id, name }: { id: number; name: string }) =>
    hidden ? text.hidden(places.get(id) ?? 0) : name;
  return (
    <>
      <div className="now-tools">
        <Counts groups={groups} all={state.rows.size} />
        <Button kind="quiet" small aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
          {hidden ? <Eye size={18} aria-hidden="true" /> : <EyeOff size={18} aria-hidden="true" />}
          {hidden ? text.showNames : text.hideNames}
        </Button>
        <PauseButton classId={one.id} isPaused={isPaused} />
      </div>
      <p role="status" className={isPaused || state.kind === 'broken' ? 'now-note' : 'sr-only'}>
        {state.kind === 'broken' ? text.broken : isPaused ? text.paused : ''}
      </p>
      {state.rows.size === 0 && <StateCard mode="idle" title={text.empty.title} text={text.empty.text} />}
      <Groups groups={groups} nameOf={nameOf} now={now} classId={one.id} />
    </>
  );
}

/** The head of the page counts students, too: it is asked again when somebody has come or gone. */
function useCountAbove({ id, students }: TaughtClassDetail, seen: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (seen !== students)
      void queries.invalidateQueries({ queryKey: taughtClassQuery(id).queryKey, exact: true });
  }, [queries, id, students, seen]);
}

/** What the line tells, and the server's clock, which goes on between two events. */
function useNow(classId: number) {
  const [state, tell] = useReducer(nextNowState, newNowState);
  const [here, setHere] = useState(() => Date.now());
  // The server is outside of React; the line is closed with the page.
  useEffect(() => {
    const leaving = new AbortController();
    listenToLine(nowLine(classId), {
      signal: leaving.signal,
      onEvent: ({ event, data }) => tell({ kind: event, said: data, here: Date.now() } as NowEvent),
      onBroken: () => tell({ kind: 'broken' }),
    }).catch(() => tell({ kind: 'end', said: { id: null } }));
    const timer = setInterval(() => setHere(Date.now()), tickMs);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [classId]);
  return [state, here + state.ahead] as const;
}

function Counts({ groups, all }: { groups: NowGroups; all: number }) {
  const onIdea = groups.ideas.reduce((sum, { rows }) => sum + rows.length, 0);
  const counts: [ReactNode, readonly [string, string]][] = [
    [<span key="on" className="now-dot" />, text.onNow(all - groups.away.length, all)],
    [<Hand key="hand" size={18} aria-hidden="true" />, text.handsUp(groups.hands.length)],
    [<Flag key="flag" size={18} aria-hidden="true" className="now-flag" />, text.onIdea(onIdea)],
    [<Check key="check" size={18} aria-hidden="true" />, text.done(groups.done.length)],
  ];
  return (
    <ul className="now-counts">
      {counts.map(([icon, [number, words]]) => (
        <li key={words}>
          {icon}
          <strong>{number}</strong> {words}
        </li>
      ))}
    </ul>
  );
}

function PauseButton({ classId, isPaused }: { classId: number; isPaused: boolean }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await pauseClass(classId, !isPaused).catch(() => toast.error(text.notSent));
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void press()}>
      {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
      {isPaused ? text.goOn : text.pause}
    </Button>
  );
}

type GroupsProps = {
  classId: number;
  groups: NowGroups;
  nameOf: (one: { id: number; name: string }) => string;
  now: number;
};

function Groups({ classId, groups, nameOf, now }: GroupsProps) {
  const nudge = (ids: number[], name: string) => async (phrase: NudgePhrase) => {
    await sendNudge(classId, { student_ids: ids, phrase }).then(
      () => toast.success(text.sent(name)),
      () => toast.error(text.notSent),
    );
  };
  const lower = (id: number) => lowerHand(classId, id).catch(() => toast.error(text.notSent));
  const nudgeMenu = (row: { id: number; name: string }) => (
    <NudgeMenu
      label={text.nudgeOf(nameOf(row))}
      title={text.nudgeTitle(nameOf(row))}
      onPick={nudge([row.id], nameOf(row))}
    />
  );
  const common = { classId, now, nameOf };
  const { hands, idea: onIdea, quiet } = text.groups;
  return (
    <>
      {groups.hands.length > 0 && (
        <Group icon={<Hand size={22} aria-hidden="true" />} {...hands}>
          {groups.hands.map((row) => (
            <NowRowLine key={row.id} {...common} row={row}>
              {nudgeMenu(row)}
              <Button
                kind="quiet"
                small
                aria-label={text.lowerOf(nameOf(row))}
                onClick={() => void lower(row.id)}
              >
                <Hand size={18} aria-hidden="true" />
                {text.lower}
              </Button>
            </NowRowLine>
          ))}
        </Group>
      )}
      {groups.ideas.map(({ idea, text: words, rows }) => (
        <Group
          key={idea}
          icon={<Flag size={22} aria-hidden="true" className="now-flag" />}
          {...onIdea}
          hint={words}
          act={
            <>
              {rows.length > 1 && (
                <NudgeMenu
                  label={text.nudgeAll}
                  title={text.nudgeTitle(text.all)}
                  onPick={nudge(
                    rows.map(({ id }) => id),
                    text.all,
                  )}
                >
                  {text.nudgeAll}
                </NudgeMenu>
              )}
              <Link className="link now-talk" to={paths.teachIdeas(classId, rows[0]?.open?.lesson_id ?? 0)}>
                <Presentation size={18} aria-hidden="true" />
                {text.talk}
              </Link>
            </>
          }
        >
          {rows.map((row) => (
            <NowRowLine key={row.id} {...common} row={row}>
              {nudgeMenu(row)}
            </NowRowLine>
          ))}
        </Group>
      ))}
      {groups.quiet.length > 0 && (
        <Group icon={<Clock size={22} aria-hidden="true" />} {...quiet}>
          {groups.quiet.map((row) => (
            <NowRowLine key={row.id} {...common} row={row}>
              {nudgeMenu(row)}
            </NowRowLine>
          ))}
        </Group>
      )}
      <Rest {...common} groups={groups} />
    </>
  );
}

type GroupProps = { icon: ReactNode; title: string; hint: string; act?: ReactNode; children: ReactNode };

function Group({ icon, title, hint, act, children }: GroupProps) {
  return (
    <Card className="now-group">
      <div className="now-group-head">
        {icon}
        <h2>{title}</h2>
        <p>{hint}</p>
        {act && <div className="now-act">{act}</div>}
      </div>
      <ul>{children}</ul>
    </Card>
  );
}

/** Who moves along, is done or away: in small, and folded away where the teacher wants room. */
function Rest({ classId, groups, nameOf }: Omit<GroupsProps, 'now'>) {
  const { moving, done, away } = groups;
  if (moving.length + done.length + away.length === 0) return null;
  return (
    <Card className="now-group">
      <details open>
        <summary>
          <Footprints size={22} aria-hidden="true" />
          <h2>{text.groups.moving.title}</h2>
          <span>{text.rest(moving.length, done.length, away.length)}</span>
          <ChevronDown size={22} aria-hidden="true" className="now-fold" />
        </summary>
        <ul className="now-rest">
          {[...moving, ...done, ...away].map((row) => (
            <SmallRow key={row.id} classId={classId} row={row} nameOf={nameOf} />
          ))}
        </ul>
      </details>
    </Card>
  );
}
