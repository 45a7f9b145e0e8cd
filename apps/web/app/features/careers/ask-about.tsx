import { Card } from '../../ui/card.tsx';
import { OrbCharacter } from '../../ui/orb/orb-character.tsx';
import { careersText } from './text.ts';

const text = careersText.career.ask;

type AskAboutProps = {
  /** The job with its article. */
  named: string;
  onAsk: (question: string) => void;
};

/** Questions about this job that the companion answers from the data; each opens the chat with it in the input. */
export function AskAbout({ named, onAsk }: AskAboutProps) {
  return (
    <Card className="career-ask">
      <OrbCharacter mode="idle" size={56} />
      <div>
        <h2>{text.title}</h2>
        <ul>
          {text.questions.map(({ words, asked }) => (
            <li key={words}>
              <button type="button" className="link" onClick={() => onAsk(asked(named))}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
