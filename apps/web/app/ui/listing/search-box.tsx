import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../icon-button.tsx';
import './search-box.css';

type SearchBoxProps = {
  label: string;
  hint: string;
  clear: string;
  value: string;
  onChange: (value: string) => void;
};

/** A field to search with, and a cross that empties it. */
export function SearchBox({ label, hint, clear, value, onChange }: SearchBoxProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="search-box">
        <Search size={24} aria-hidden="true" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={80}
          placeholder={hint}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && (
          <IconButton label={clear} onClick={() => onChange('')}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </>
  );
}
