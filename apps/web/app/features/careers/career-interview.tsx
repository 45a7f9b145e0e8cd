import type { CareerPage } from '@playforward/contract';
import { Card } from '../../ui/card.tsx';
import { careersText } from './text.ts';

type CareerInterviewProps = { interview: CareerPage['interviews'][number] };

/** What a class asked somebody in this job, in that person's words. */
export function CareerInterview({ interview: { by, with: person, questions } }: CareerInterviewProps) {
  return (
    <section className="career-interview">
      <h2>{careersText.career.interview.title(person)}</h2>
      <p className="career-lead">{careersText.career.interview.lead(by)}</p>
      <Card>
        <dl>
          {questions.map(({ ask, answer }) => (
            <div key={ask}>
              <dt>{ask}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
