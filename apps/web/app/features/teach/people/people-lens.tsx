import type { ClassPeople, NewCardsBody, TaughtClassDetail } from '@playforward/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, Trash2, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { AskFirst } from '../../../ui/adult/ask-first.tsx';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { whenText } from '../../../ui/when-text.ts';
import { deleteClass, newCards, peopleQuery, removeStudent, taughtClassesQuery } from '../queries.ts';
import { CardsReady, type ReadyCards } from './cards-ready.tsx';
import { ClassTeachers } from './class-teachers.tsx';
import { lettersText, peopleText } from './text.ts';
import './people.css';

const text = peopleText;
const AddStudents = lazy(async () => ({ default: (await import('./add-students.tsx')).AddStudents }));
const FamilyLettersDialog = lazy(async () => ({
  default: (await import('./family-letters.tsx')).FamilyLettersDialog,
}));

/** Who is in the class: adding, taking out, cards, and the end of the class. */
export function PeopleLens({ one }: { one: TaughtClassDetail }) {
  const query = useQuery(peopleQuery(one.id));
  const [adding, setAdding] = useState(false);
  const [cards, setCards] = useState<ReadyCards>();
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Loaded query={query}>
        {(people) => (
          <Card className="people">
            <div className="people-head">
              <h2>{text.students}</h2>
              <div className="people-head-acts">
                {people.students.length > 0 && (
                  <Button kind="quiet" small onClick={() => setWriting(true)}>
                    <Mail size={18} aria-hidden="true" />
                    {lettersText.open}
                  </Button>
                )}
                <Button small onClick={() => setAdding(true)}>
                  <UserPlus size={18} aria-hidden="true" />
                  {text.add}
                </Button>
              </div>
            </div>
            {people.students.length === 0 ? (
              <div className="people-none">
                <strong>{text.none}</strong>
                <p>{text.noneYet}</p>
              </div>
            ) : (
              <Students one={one} people={people} onCards={setCards} />
            )}
            <ClassTeachers one={one} teachers={people.teachers} />
            {people.teachers[0]?.is_you && <DeleteClass id={one.id} />}
            <Suspense>
              {writing && (
                <FamilyLettersDialog
                  classId={one.id}
                  students={people.students}
                  onClose={() => setWriting(false)}
                />
              )}
            </Suspense>
          </Card>
        )}
      </Loaded>
      <Suspense>
        {adding && (
          <AddStudents
            classId={one.id}
            onClose={() => setAdding(false)}
            onAdded={(ready) => {
              setAdding(false);
              setCards(ready);
            }}
          />
        )}
      </Suspense>
      {cards && <CardsReady cards={cards} onClose={() => setCards(undefined)} />}
    </>
  );
}

type StudentsProps = { one: TaughtClassDetail; people: ClassPeople; onCards: (cards: ReadyCards) => void };

function Students({ one, people, onCards }: StudentsProps) {
  const queries = useQueryClient();
  const changed = () => void queries.invalidateQueries({ queryKey: ['taught-class', one.id] });
  const remove = useMutation({ mutationFn: (id: number) => removeStudent(one.id, id), onSuccess: changed });
  const renew = useMutation({
    mutationFn: (body: NewCardsBody) => newCards(one.id, body),
    onSuccess: ({ count, address, left_out: leftOut }) => onCards({ count, address, leftOut }),
  });
  const pupils = people.students.filter(({ card }) => card === 'on-card').map(({ id }) => id);
  return (
    <>
      <ul className="people-list">
        {people.students.map(({ id, name, user_name: userName, last_seen_at: seen, card, families }) => (
          <li key={id}>
            <span className="people-name">
              <Link to={paths.teachStudent(one.id, id)} className="link">
                {name}
              </Link>
              {userName && <span>{userName}</span>}
              {families > 0 && <span>{text.families(families)}</span>}
            </span>
            <span className="people-seen">
              {seen === null ? text.neverSeen : `${text.seen} ${whenText(seen)}`}
            </span>
            <span className="people-acts">
              {card !== 'none' && (
                <AskFirst
                  label={text.cardFor(name)}
                  question={card === 'own-password' ? text.ownSure(name) : text.cardsSure}
                  onYes={() =>
                    renew.mutate({ student_ids: [id], replace_own_passwords: card === 'own-password' })
                  }
                >
                  {text.card}
                </AskFirst>
              )}
              <AskFirst label={text.remove(name)} question={text.sure(name)} onYes={() => remove.mutate(id)}>
                {text.removeShort}
              </AskFirst>
            </span>
          </li>
        ))}
      </ul>
      {pupils.length > 1 && (
        <AskFirst
          label={text.cardsForAll}
          question={text.cardsSure}
          onYes={() => renew.mutate({ student_ids: pupils })}
        >
          {text.cardsForAll}
        </AskFirst>
      )}
    </>
  );
}

function DeleteClass({ id }: { id: number }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: () => deleteClass(id),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: taughtClassesQuery.queryKey });
      await navigate(paths.teach);
    },
  });
  return (
    <div className="people-delete">
      <AskFirst label={text.delete} question={text.deleteSure} onYes={() => mutate()}>
        <Trash2 size={18} aria-hidden="true" />
        {text.delete}
      </AskFirst>
    </div>
  );
}
