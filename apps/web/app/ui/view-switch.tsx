import { List, Map as MapIcon } from 'lucide-react';
import { uiText } from './text.ts';

export type View = 'map' | 'list';

const icons = { map: MapIcon, list: List };

/** Chooses between a picture and a list of the same things. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <fieldset className="view-switch">
      <legend className="sr-only">{uiText.views.label}</legend>
      {(['map', 'list'] as const).map((name) => {
        const Icon = icons[name];
        return (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
            <Icon size={20} aria-hidden="true" />
            {uiText.views[name]}
          </button>
        );
      })}
    </fieldset>
  );
}
