import type { FamilyLanguage } from '@playforward/contract';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { StarField } from '../../ui/stars.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { FamilyText } from './text.ts';
import './family.css';

type FamilyFrameProps = {
  language: FamilyLanguage;
  text: FamilyText;
  onLanguage: (language: FamilyLanguage) => void;
  /** Nothing for who came by a link. */
  onSignOut?: (() => void) | undefined;
  children: ReactNode;
};

/** The sky over a family's page, with its two languages. */
export function FamilyFrame({ language, text, onLanguage, onSignOut, children }: FamilyFrameProps) {
  return (
    <div className="family">
      <div className="family-sky sky" aria-hidden="true">
        <StarField />
      </div>
      <header className="family-top on-sky">
        <Logo />
        <LanguageChoice language={language} text={text} onChoose={onLanguage} />
        {onSignOut && (
          <button type="button" className="family-out" onClick={onSignOut}>
            {text.signOut}
          </button>
        )}
      </header>
      {children}
    </div>
  );
}
