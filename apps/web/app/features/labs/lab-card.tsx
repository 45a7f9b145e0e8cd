import type { LabName } from '@playforward/contract';
import { FlaskConical } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { labsText as text } from './text.ts';

/** The way into a lesson's lab, below its concepts. */
export function LabCard({ lessonId, lab }: { lessonId: number; lab: LabName }) {
  const { title, invites } = text.labs[lab];
  return (
    <Card className="lab-card">
      <FlaskConical size={28} aria-hidden="true" />
      <div className="lab-card-words">
        <h2>
          {text.chip}: {title}
        </h2>
        <p>{invites}</p>
      </div>
      <ButtonLink kind="quiet" to={paths.lessonLab(lessonId)}>
        {text.open}
      </ButtonLink>
    </Card>
  );
}
