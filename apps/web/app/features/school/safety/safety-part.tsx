import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { safetyQuery } from '../queries.ts';
import { Contacts } from './contacts.tsx';
import { Notes } from './notes.tsx';
import './safety.css';

/** /school/safety: who is told when a student may need help, and what has been noted. */
export function SafetyPart() {
  const query = useQuery(safetyQuery);
  return (
    <Loaded query={query}>
      {(safety) => (
        <>
          <Notes notes={safety.notes} />
          <Contacts safety={safety} />
        </>
      )}
    </Loaded>
  );
}
