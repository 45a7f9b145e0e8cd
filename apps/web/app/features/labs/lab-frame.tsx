import type { LabName } from '@playforward/contract';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { labsText as text } from './text.ts';
import './labs.css';

/** Title, lead and the promise around a lab. */
export function LabFrame({ lab, children }: { lab: LabName; children: ReactNode }) {
  const { title, lead } = text.labs[lab];
  return (
    <Card className="problem-card lab-paper">
      <Chip>{text.chip}</Chip>
      {/* The page's own heading says the same to the ear. */}
      <p className="lab-title" aria-hidden="true">
        {title}
      </p>
      <p className="lab-lead">{lead}</p>
      {children}
      <p className="lab-promise">
        <Lock size={16} aria-hidden="true" />
        {text.staysHere}
      </p>
    </Card>
  );
}
