import type { TaughtClassDetail, WrongIdeas } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Card } from '../../../ui/card.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { currentPlace } from '../current-place.ts';
import { wrongIdeasQuery } from '../queries.ts';
import { teachText } from '../text.ts';
import { IdeaPanel } from './idea-panel.tsx';
import { ideasText } from './text.ts';
import './wrong-ideas-lens.css';

const text = ideasText;

/** The wrong ideas of a lesson by number of students: the list at the left, one idea at the right. */
export function WrongIdeasLens({ one }: { one: TaughtClassDetail }) {
  const [search, setSearch] = useSearchParams();
  const lessons = one.units.flatMap((unit) => unit.lessons);
  const lessonId =
    lessons.find(({ id }) => String(id) === search.get('lesson'))?.id ?? currentPlace(one).lessonId;
  const [days, setDays] = useState('7');
  const query = useQuery(wrongIdeasQuery(one.id, { lessonId, days }));
  return (
    <>
      <div className="idea-tools">
        <label className="select-field">
          <span>{text.lesson}</span>
          <select
            value={lessonId}
            onChange={({ target }) => setSearch({ lesson: target.value }, { replace: true })}
          >
            {one.units.flatMap((unit) =>
              unit.lessons.map(({ id, lesson_number: number, title }) => (
                <option key={id} value={id}>
                  {teachText.lessonOption(unit.unit_number, number, title)}
                </option>
              )),
            )}
          </select>
        </label>
        <label className="select-field">
          <span>{text.since}</span>
          <select value={days} onChange={({ target }) => setDays(target.value)}>
            {Object.entries(text.days).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {lessonId > 0 && (
          <Link className="link" to={paths.teachLesson(lessonId)}>
            <BookOpen size={18} aria-hidden="true" />
            {text.guide}
          </Link>
        )}
        {query.data && <p>{text.summary(query.data.answers, query.data.students, query.data.wrong)}</p>}
      </div>
      <Loaded query={query}>
        {(shown) => (
          <Ideas
            key={`${lessonId} ${days}`}
            classId={one.id}
            shown={shown}
            talk={search.get('talk')}
            onTalk={(idea) =>
              setSearch({ lesson: String(lessonId), ...(idea && { talk: idea }) }, { replace: true })
            }
          />
        )}
      </Loaded>
    </>
  );
}

type IdeasProps = {
  classId: number;
  shown: WrongIdeas;
  /** The idea that is talked about; the address says it, so that other pages lead there. */
  talk: string | null;
  onTalk: (idea: string | null) => void;
};

function Ideas({ classId, shown, talk, onTalk }: IdeasProps) {
  const [wanted, setWanted] = useState(talk);
  const chosen = shown.ideas.find(({ misconception }) => misconception === wanted) ?? shown.ideas[0];
  if (!chosen) return <StateCard mode="idle" title={text.empty.title} text={text.empty.text} />;
  return (
    <div className="ideas">
      <Card className="idea-list">
        <h2>{text.list}</h2>
        <p>{text.listHint}</p>
        <ul>
          {shown.ideas.map((idea) => (
            <li key={idea.misconception}>
              <button
                type="button"
                aria-pressed={idea === chosen}
                onClick={() => setWanted(idea.misconception)}
              >
                <strong>{idea.students}</strong>
                <span>
                  <span className="idea-name">{idea.text}</span>
                  <span>{idea.skill_title}</span>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={idea.share * 100} height="8" fill="currentColor" />
                  </svg>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {shown.slips > 0 && <p className="idea-slips">{text.slips(shown.slips)}</p>}
      </Card>
      <IdeaPanel
        key={chosen.misconception}
        idea={chosen}
        talking={talk === chosen.misconception}
        onTalk={(isOn) => onTalk(isOn ? chosen.misconception : null)}
        classId={classId}
        shown={shown}
      />
    </div>
  );
}
