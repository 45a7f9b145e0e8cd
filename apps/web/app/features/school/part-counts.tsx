import type { EraseAnswer } from '@playforward/contract';
import { schoolText as text } from './text.ts';

/** Parts of a person's data with how many entries each has. */
export function PartCounts({ title, parts }: { title?: string; parts: EraseAnswer['goes'] }) {
  if (parts.length === 0) return null;
  return (
    <div>
      {title && <h3>{title}</h3>}
      <ul className="preview-list lined">
        {parts.map(({ part, entries }) => (
          <li key={part}>
            {text.parts[part]}: {text.entries(entries)}
          </li>
        ))}
      </ul>
    </div>
  );
}
