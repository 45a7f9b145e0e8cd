import { initialsOf } from './initials-of.ts';
import './person-picture.css';

/** A person at a glance: the first letters of the name, which stands beside it in full. */
export function PersonPicture({ name }: { name: string }) {
  return (
    <span className="person-picture" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
