import { Check, SpellCheck } from 'lucide-react';
import { SearchBox } from '../../ui/listing/search-box.tsx';
import { careersText as text } from './text.ts';
import type { CareerWishes, SetWish } from './use-wishes.ts';

type CareerFiltersProps = {
  wishes: CareerWishes;
  set: SetWish;
  onClear: () => void;
  /** The words that were looked for, where they are not the ones that were typed. */
  showing: string | null;
};

const switches = ['outdoors', 'people', 'machines'] as const;
const choices = ['pay', 'schooling', 'likes'] as const;

export function CareerFilters({ wishes, set, onClear, showing }: CareerFiltersProps) {
  const any = [...switches, ...choices].some((name) => wishes[name]) || wishes.search || wishes.cluster;
  return (
    <search className="card career-search">
      <SearchBox
        label={text.search}
        hint={text.searchHint}
        clear={text.clear}
        value={wishes.search ?? ''}
        onChange={(value) => set('search', value)}
      />
      <p className="search-showing" role="status">
        {showing && (
          <>
            <SpellCheck size={18} aria-hidden="true" /> {text.showing} <strong>{showing}</strong>
          </>
        )}
      </p>
      <fieldset className="filter-row">
        <legend className="sr-only">{text.filters}</legend>
        {switches.map((name) => (
          <button
            key={name}
            type="button"
            className="filter"
            aria-pressed={Boolean(wishes[name])}
            onClick={() => set(name, wishes[name] ? '' : '1')}
          >
            {wishes[name] && <Check size={18} aria-hidden="true" />}
            {text[name]}
          </button>
        ))}
        {choices.map((name) => (
          <select
            key={name}
            className={wishes[name] ? 'filter chosen' : 'filter'}
            aria-label={text[name].label}
            value={wishes[name] ?? ''}
            onChange={(event) => set(name, event.target.value)}
          >
            <option value="">{text[name].any}</option>
            {text[name].steps.map(({ value, name: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        ))}
        {any && (
          <button type="button" className="link clear-all" onClick={onClear}>
            {text.clearAll}
          </button>
        )}
      </fieldset>
    </search>
  );
}
