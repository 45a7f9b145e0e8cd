import { paths } from '../../paths.ts';
import { Orb } from '../../ui/orb/orb.tsx';
import { landingText as text } from './text.ts';

/** The orb and what it says. The hero's behaviour plays it line by line; as built it is all there. */
export function OrbIntro() {
  return (
    <div className="orb-intro" data-intro>
      <div className="intro-orb" data-orb>
        <Orb mode="idle" size={250} label={text.orb} />
        <Orb mode="excited" size={250} />
      </div>
      <div className="intro-words">
        <div className="intro-lines" data-lines>
          <p className="intro-line" data-greeting>
            {text.greeting}
          </p>
          {text.messages.map((message) => (
            <p className="intro-line" key={message} data-message={message}>
              <span>{message}</span>
            </p>
          ))}
        </div>
        <a href={paths.signup} className="btn sun" data-account>
          {text.createAccount}
        </a>
      </div>
      <p className="sr-only" aria-live="polite" data-live />
      <button type="button" className="btn quiet small intro-skip" data-skip hidden>
        {text.skip}
      </button>
    </div>
  );
}
