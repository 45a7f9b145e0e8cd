import { Map as MapIcon } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { masteryText } from './text.ts';

const text = masteryText.door;

/** The way to the skill map from the dashboard. */
export function SkillsDoor() {
  return (
    <Card className="p-6">
      <h2 className="text-xl">{text.title}</h2>
      <p className="mt-1.5 mb-3.5 text-ink-2">{text.text}</p>
      <ButtonLink to={paths.skills()} kind="quiet" small>
        <MapIcon size={18} aria-hidden="true" />
        {text.open}
      </ButtonLink>
    </Card>
  );
}
