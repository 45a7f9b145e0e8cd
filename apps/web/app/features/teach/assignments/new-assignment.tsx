import type { AssignmentTaskBody, TaughtClassDetail } from '@playforward/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { currentPlace } from '../current-place.ts';
import { gridQuery, peopleQuery } from '../queries.ts';
import { teachText } from '../text.ts';
import { kindIcons } from './kind-icons.ts';
import { assignmentsQuery, giveAssignment } from './queries.ts';
import { assignText } from './text.ts';
import { fromTimes, type Times, TimesFields } from './times-fields.tsx';

const text = assignText.form;
type Kind = AssignmentTaskBody['kind'];
const kinds = Object.keys(kindIcons) as Kind[];
const sets: readonly Kind[] = ['practice', 'exit-ticket', 'unit-check'];
const sizes: Partial<Record<Kind, { least: number; most: number }>> = {
  'exit-ticket': { least: 3, most: 5 },
  practice: { least: 1, most: 20 },
};

type NewAssignmentProps = { one: TaughtClassDetail; onDone: () => void };

/** What a class or some students are asked for: kind, what of it, for whom, when. */
export function NewAssignment({ one, onDone }: NewAssignmentProps) {
  const [kind, setKind] = useState<Kind>('lesson');
  const what = useWhat(one, kind);
  const [numbers, setNumbers] = useState<'same' | 'own'>('same');
  const [picked, setPicked] = useState<number[]>();
  const [times, setTimes] = useState<Times>({ opens: '', due: '', closes: '', takesLate: true });
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (task: AssignmentTaskBody) =>
      giveAssignment(one.id, {
        task,
        ...(sets.includes(kind) && { numbers }),
        ...(picked && { student_ids: picked }),
        ...fromTimes(times),
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: assignmentsQuery(one.id).queryKey });
      onDone();
    },
  });
  const { task } = what;
  return (
    <Card className="assign-form">
      <h2>{text.title}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (task) mutate(task);
        }}
      >
        <fieldset className="assign-kinds">
          <legend>{text.kind}</legend>
          {kinds.map((each) => {
            const Icon = kindIcons[each];
            return (
              <label key={each} className={each === kind ? 'assign-kind chosen' : 'assign-kind'}>
                <input
                  type="radio"
                  name="kind"
                  className="sr-only"
                  checked={each === kind}
                  onChange={() => setKind(each)}
                />
                <Icon size={20} aria-hidden="true" />
                {assignText.kinds[each]}
              </label>
            );
          })}
        </fieldset>
        {(kind === 'exit-ticket' || kind === 'unit-check') && (
          <p className="assign-note">
            <ShieldCheck size={20} aria-hidden="true" />
            {text.noHelp}
          </p>
        )}
        {what.fields}
        {sets.includes(kind) && (
          <label className="select-field">
            <span>{text.numbers}</span>
            <select value={numbers} onChange={({ target }) => setNumbers(target.value as 'same' | 'own')}>
              <option value="same">{text.same}</option>
              <option value="own">{text.own}</option>
            </select>
          </label>
        )}
        <ForWhom one={one} picked={picked} onPick={setPicked} />
        <fieldset className="assign-when">
          <legend>{text.when}</legend>
          <TimesFields times={times} onChange={setTimes} />
        </fieldset>
        {error && (
          <p role="alert" className="field-message">
            {explain(error)}
          </p>
        )}
        <div className="assign-acts">
          <Button kind="quiet" onClick={onDone}>
            {text.cancel}
          </Button>
          <Button type="submit" busy={isPending} disabled={!task || picked?.length === 0}>
            {picked ? text.giveTo(picked.length) : text.give(one.name)}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The fields that say what is asked for, and the task once they do. */
function useWhat(one: TaughtClassDetail, kind: Kind) {
  const lessons = one.units.flatMap((unit) => unit.lessons.map((lesson) => ({ unit, lesson })));
  const current = currentPlace(one);
  const [lessonId, setLesson] = useState(current.lessonId);
  const [unitId, setUnit] = useState(current.unitId);
  const [topic, setTopic] = useState('');
  const [counts, setCounts] = useState<Partial<Record<Kind, number>>>({ 'exit-ticket': 5, practice: 5 });
  const grid = useQuery({ ...gridQuery(one.id, unitId), enabled: kind === 'practice' });
  const skills = grid.data?.skills ?? [];
  const [wanted, setSkill] = useState<string>();
  const skill = (skills.find((each) => each.skill === wanted) ?? skills[0])?.skill;
  const size = sizes[kind];
  const count = counts[kind] ?? 5;
  return {
    task: taskOf(kind, { lessonId, unitId, topic: topic.trim(), skill, count }),
    fields: (
      <div className="assign-what">
        {(kind === 'lesson' || kind === 'mission' || kind === 'exit-ticket') && (
          <Select label={text.lesson} value={lessonId} onChange={(value) => setLesson(Number(value))}>
            {lessons.map(({ unit, lesson: { id, lesson_number: number, title } }) => (
              <option key={id} value={id}>
                {teachText.lessonOption(unit.unit_number, number, title)}
              </option>
            ))}
          </Select>
        )}
        {(kind === 'unit-check' || kind === 'practice') && (
          <Select label={text.unit} value={unitId} onChange={(value) => setUnit(Number(value))}>
            {one.units.map(({ id, unit_number: number, title }) => (
              <option key={id} value={id}>
                {teachText.grid.unit(number, title)}
              </option>
            ))}
          </Select>
        )}
        {kind === 'practice' && (
          <Select label={text.skill} value={skill ?? ''} onChange={setSkill}>
            {skills.map(({ skill: id, title }) => (
              <option key={id} value={id}>
                {title.replaceAll('$', '')}
              </option>
            ))}
          </Select>
        )}
        {kind === 'race' && (
          <TextField
            label={text.topic}
            value={topic}
            maxLength={80}
            onChange={({ target }) => setTopic(target.value)}
          />
        )}
        {size && (
          <TextField
            type="number"
            label={text.count}
            min={size.least}
            max={size.most}
            required
            value={count}
            onChange={({ target }) => setCounts({ ...counts, [kind]: Number(target.value) })}
          />
        )}
      </div>
    ),
  };
}

type Chosen = { lessonId: number; unitId: number; topic: string; skill: string | undefined; count: number };

function taskOf(
  kind: Kind,
  { lessonId, unitId, topic, skill, count }: Chosen,
): AssignmentTaskBody | undefined {
  switch (kind) {
    case 'lesson':
    case 'mission':
      return { kind, lesson_id: lessonId };
    case 'exit-ticket':
      return { kind, lesson_id: lessonId, count };
    case 'unit-check':
      return { kind, unit_id: unitId };
    case 'practice':
      return skill === undefined ? undefined : { kind, skill, count };
    case 'race':
      return topic === '' ? undefined : { kind, topic };
  }
}

type SelectProps = {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="select-field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}

type ForWhomProps = {
  one: TaughtClassDetail;
  picked: number[] | undefined;
  onPick: (ids: number[] | undefined) => void;
};

function ForWhom({ one, picked, onPick }: ForWhomProps) {
  const { data } = useQuery({ ...peopleQuery(one.id), enabled: picked !== undefined });
  return (
    <fieldset className="assign-whom">
      <legend>{text.whom}</legend>
      <label>
        <input type="radio" name="whom" checked={!picked} onChange={() => onPick(undefined)} />
        {text.all(one.name)}
      </label>
      <label>
        <input type="radio" name="whom" checked={picked !== undefined} onChange={() => onPick([])} />
        {text.pick}
      </label>
      {picked && (
        <ul>
          {(data?.students ?? []).map(({ id, name }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={picked.includes(id)}
                  onChange={({ target }) =>
                    onPick(target.checked ? [...picked, id] : picked.filter((each) => each !== id))
                  }
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
