import { type FamilyLanguage, familyLanguages } from '@playforward/contract';
import type { FamilyText } from './text.ts';

type LanguageChoiceProps = {
  language: FamilyLanguage;
  text: FamilyText;
  onChoose: (language: FamilyLanguage) => void;
};

/** Each language is called by its own name. */
export function LanguageChoice({ language, text, onChoose }: LanguageChoiceProps) {
  return (
    <fieldset className="family-languages">
      <legend className="sr-only">{text.language.label}</legend>
      {familyLanguages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => onChoose(one)}
        >
          {text.language[one]}
        </button>
      ))}
    </fieldset>
  );
}
