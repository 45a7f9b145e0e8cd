import type { CheckView, CheckReview as Reviewed, TypesetMath } from '@playforward/contract';
import { Check, CircleHelp, Lightbulb, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { whenText } from '../../ui/when-text.ts';
import type { CheckParts } from './check-screen.tsx';
import { checksText } from './text.ts';
import './checks.css';

const text = checksText.review;
const icons = { right: Check, wrong: Lightbulb, other: CircleHelp, none: Minus };
const back = <ButtonLink to={paths.dashboard}>{text.back}</ButtonLink>;

type CheckReviewProps = { view: CheckView; Figure: CheckParts['Figure'] };

/** What became of a check: each problem with the answer, its reason and where to look next. */
export function CheckReview({ view, Figure }: CheckReviewProps) {
  const { review } = view;
  if (view.state === 'put-away')
    return <StateCard mode="idle" title={text.away.title} text={text.away.text} action={back} />;
  if (!review) {
    const when = view.ends_at ? whenText(view.ends_at) : '';
    return <StateCard mode="fulfilled" title={text.waits.title} text={text.waits.text(when)} action={back} />;
  }
  const right = review.filter(isRight).length;
  return (
    <main className="check-review">
      <header>
        <Orb mode={right === review.length ? 'fulfilled' : 'speaking'} size={72} />
        <div>
          <p>{text.of(view.kind)}</p>
          <h1>{view.title}</h1>
          <p className="check-result">
            <strong>{text.right(right, review.length)}</strong>{' '}
            {right === review.length ? text.all : text.lead}
          </p>
        </div>
      </header>
      <ol>
        {[...review.entries()].map(([nth, one]) => (
          <li key={nth}>
            <ReviewedProblem one={one} nth={nth} view={view} Figure={Figure} />
          </li>
        ))}
      </ol>
      {back}
    </main>
  );
}

function isRight({ verdict, accepted }: Reviewed): boolean {
  return verdict === 'right' || accepted !== null;
}

type ReviewedProblemProps = { one: Reviewed; nth: number; view: CheckView; Figure: CheckParts['Figure'] };

function ReviewedProblem({ one, nth, view, Figure }: ReviewedProblemProps) {
  const { math } = view;
  const problem = view.problems[nth];
  const tone = isRight(one) ? 'right' : one.verdict;
  const Icon = icons[tone];
  if (!problem) return null;
  return (
    <Card className={`check-reviewed ${tone}`}>
      <h2>
        <span className="check-verdict">
          <Icon size={18} strokeWidth={3} aria-hidden="true" />
          {text.verdicts[tone]}
        </span>
        <span className="sr-only">{text.problem(nth + 1)}</span>
        <span className="check-skill">
          <MathText text={one.skill_title} math={math} />
        </span>
      </h2>
      <p className="check-question">
        <MathText text={problem.question} math={math} />
      </p>
      <Figure url={problem.diagram_image_url} alt={problem.diagram_alt} plain />
      <dl>
        <ReviewText name={text.yours} words={one.answer} math={math} />
        {tone !== 'right' && <ReviewText name={text.answer} words={one.final_answer} math={math} />}
      </dl>
      {one.accepted !== null && <p>{text.accepted(one.accepted)}</p>}
      {one.reason !== '' && one.accepted === null && (
        <p className="check-reason">
          <MathText text={one.reason} math={math} />
        </p>
      )}
      {tone !== 'right' && one.lesson && (
        <Link to={paths.lesson(one.lesson.id)} className="link">
          {text.lesson(one.lesson.title)}
        </Link>
      )}
    </Card>
  );
}

function ReviewText({ name, words, math }: { name: string; words: string; math: TypesetMath }) {
  if (words === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <MathText text={words} math={math} />
      </dd>
    </div>
  );
}
