import type { WrongIdea, WrongIdeas } from '@playforward/contract';
import { Eye, EyeOff, Presentation } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Orb } from '../../../ui/orb/orb.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { GiveMore } from '../assignments/give-more.tsx';
import { GivenAnswer } from '../given-answer.tsx';
import { NeedFlag } from '../state-mark.tsx';
import { students } from '../text.ts';
import { ideasText } from './text.ts';

const text = ideasText;
const TalkCard = lazy(async () => ({ default: (await import('./talk-card.tsx')).TalkCard }));
type IdeaPanelProps = {
  classId: number;
  shown: WrongIdeas;
  idea: WrongIdea;
  talking: boolean;
  onTalk: (isOn: boolean) => void;
};

/** One wrong idea: what to do first, then the problem and real answers; names only when asked. */
export function IdeaPanel({ classId, shown, idea, talking, onTalk }: IdeaPanelProps) {
  const { math } = shown;
  const { question, diagram_image_url: picture, diagram_alt: alt } = idea.problem;
  return (
    <Card className="idea-panel">
      <h2>{idea.text}</h2>
      <p className="idea-count">
        {text.shown(idea.students, shown.students, idea.answers)}
        {idea.needing_help > 0 && (
          <span className="chip bad">
            <NeedFlag />
            {text.needing(idea.needing_help)}
          </span>
        )}
      </p>
      <div className="idea-acts">
        {idea.talk && (
          <Button onClick={() => onTalk(true)}>
            <Presentation size={20} aria-hidden="true" />
            {text.talk}
          </Button>
        )}
        <GiveMore classId={classId} skill={idea.skill} studentIds={idea.who.map(({ id }) => id)} />
      </div>
      <div className="idea-evidence">
        <section>
          <h3>{text.problem}</h3>
          <p className="idea-question">
            <MathText text={question} math={math} />
          </p>
          {picture && <img src={picture} alt={alt ?? ''} />}
        </section>
        <section>
          <h3>{text.typed}</h3>
          <ul className="idea-samples">
            {idea.samples.map((sample) => (
              <li key={`${sample.answer} ${sample.question}`}>
                <GivenAnswer answer={sample.answer} right={false} math={math} />
                <span className="sample-of">
                  <strong>{students(sample.students)}</strong>
                  <span className="sample-question">
                    <MathText text={sample.question} math={math} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {idea.talk && (
        <div className="idea-tells">
          <Orb mode="thinking" size={56} />
          <div>
            <h3>{text.tells}</h3>
            <p>
              <MathText text={idea.talk.listen_for} math={math} />
            </p>
          </div>
        </div>
      )}
      <Names classId={classId} who={idea.who} />
      <Suspense>{talking && <TalkCard idea={idea} math={math} onClose={() => onTalk(false)} />}</Suspense>
    </Card>
  );
}

function Names({ classId, who }: { classId: number; who: WrongIdea['who'] }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="idea-names">
      {!open && <span>{text.namesHidden}</span>}
      <Button kind="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        {open ? text.hideNames : text.showNames}
      </Button>
      {open && (
        <ul>
          {who.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.teachStudent(classId, id)} className="link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
