import { Check, ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { curriculumText as text } from './text.ts';

/** One thing a teacher asked for. */
export type ToDo = { id: string; title: string; when: string; to: string; done: boolean };

type ToDoCardProps = { from: string | null; items: readonly ToDo[] };

/** What a teacher asked for; nothing at all while there is nothing. */
export function ToDoCard({ from, items }: ToDoCardProps) {
  if (items.length === 0) return null;
  return (
    <Card className="to-do">
      <header>
        <h2>{text.toDo}</h2>
        {from && <p>{text.toDoFrom(from)}</p>}
      </header>
      <ul>
        {items.map(({ id, title, when, to, done }) => (
          <li key={id}>
            <Link to={to} className={done ? 'to-do-item done' : 'to-do-item'}>
              <span className="to-do-mark" aria-hidden="true">
                {done ? <Check size={20} strokeWidth={3} /> : <ClipboardList size={20} />}
              </span>
              <span>
                <strong>{title}</strong>
                <small>{when}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
