import { CloudCheck, CloudOff } from 'lucide-react';
import { checksText } from './text.ts';
import type { SaveState } from './use-check-answers.ts';

const text = checksText.saved;
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Whether the answers are with the server; said aloud only when that is in doubt. */
export function SavedChip({ save }: { save: SaveState }) {
  const isAway = save.kind === 'kept' || save.kind === 'refused';
  const Icon = isAway ? CloudOff : CloudCheck;
  return (
    <p className={isAway ? 'chip sun check-saved' : 'chip good check-saved'}>
      <Icon size={20} aria-hidden="true" />
      <span role={isAway ? 'status' : undefined}>{words(save)}</span>
    </p>
  );
}

function words(save: SaveState): string {
  switch (save.kind) {
    case 'saved':
      return text.saved(time.format(new Date(save.at)));
    case 'refused':
      return save.detail;
    default:
      return text[save.kind];
  }
}
