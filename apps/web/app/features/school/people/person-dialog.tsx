import {
  Download,
  KeyRound,
  Lock,
  LockOpen,
  LogOut,
  type LucideIcon,
  Merge,
  ScrollText,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { explain } from '../../../ui/adult/explain.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { downloadData } from '../queries.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { OneTimeDialog } from './one-time-dialog.tsx';
import type { SchoolPerson } from './person-parts.ts';
import { StateDialog } from './state-dialog.tsx';
import { peopleText as text } from './text.ts';

type PersonAct = 'end-sessions' | 'deactivate' | 'activate' | 'card' | 'merge' | 'erase';
type PersonDialogProps = { person: SchoolPerson; onClose: () => void };

/** What an admin does with one person. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const [step, setStep] = useState<PersonAct>();
  const close = { onClose, onApplied: onClose };
  if (step === 'card') return <OneTimeDialog person={person} onClose={onClose} />;
  if (step === 'merge') return <MergeDialog person={person} {...close} />;
  if (step === 'erase') return <EraseDialog person={person} {...close} />;
  if (step !== undefined) return <StateDialog act={step} ids={[person.id]} {...close} />;
  return (
    <Dialog title={person.name} open onClose={onClose} className="adult-dialog">
      <ActList person={person} onStep={setStep} onLeave={onClose} />
    </Dialog>
  );
}

type Act = { name: string; about: string; Icon: LucideIcon; go: () => void; isDanger?: boolean };
type ActListProps = { person: SchoolPerson; onStep: (step: PersonAct) => void; onLeave: () => void };

function ActList({ person, onStep, onLeave }: ActListProps) {
  const navigate = useNavigate();
  const state = person.is_active ? 'deactivate' : 'activate';
  const acts: Act[] = [
    { ...text.card, Icon: KeyRound, go: () => onStep('card') },
    { ...text.acts['end-sessions'], Icon: LogOut, go: () => onStep('end-sessions') },
    { ...text.acts[state], Icon: person.is_active ? Lock : LockOpen, go: () => onStep(state) },
    { ...text.merge, Icon: Merge, go: () => onStep('merge') },
    {
      ...text.data,
      Icon: Download,
      go: () => {
        downloadData(person.id).catch((error: unknown) => toast.error(explain(error)));
        onLeave();
      },
    },
    { ...text.log, Icon: ScrollText, go: () => void navigate(`${paths.school('log')}?person=${person.id}`) },
    { ...text.erase, Icon: Trash2, go: () => onStep('erase'), isDanger: true },
  ];
  return (
    <ul className="person-acts lined">
      {acts.map(({ name, about, Icon, go, isDanger }) => (
        <li key={name} className={isDanger ? 'danger' : undefined}>
          <button type="button" onClick={go}>
            <Icon size={20} aria-hidden="true" />
            <strong>{name}</strong>
            <span>{about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
