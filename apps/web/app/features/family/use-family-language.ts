import { type FamilyLanguage, familyLanguages } from '@playforward/contract';
import { useEffect, useState } from 'react';
import { keptTexts } from '../../storage/kept-texts.ts';
import { type FamilyText, familyTexts } from './text.ts';

const key = 'family_language';

/** The language that was chosen on this device, else the first of the browser that we have. */
function firstLanguage(): FamilyLanguage {
  const kept = typeof window === 'undefined' ? null : keptTexts.getItem(key);
  const wished = typeof navigator === 'undefined' ? [] : [kept ?? '', ...navigator.languages];
  return wished.map(toLanguage).find((one) => one !== undefined) ?? 'en';
}

const toLanguage = (tag: string) => familyLanguages.find((one) => tag.toLowerCase().startsWith(one));

/** The language of a family's page, and how to change it. */
export function useFamilyLanguage(): {
  language: FamilyLanguage;
  text: FamilyText;
  choose: (language: FamilyLanguage) => void;
} {
  const [language, setLanguage] = useState(firstLanguage);
  // Screen readers take the voice from the document, which is outside of React.
  useEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = before;
    };
  }, [language]);
  return {
    language,
    text: familyTexts[language],
    choose: (chosen) => {
      keptTexts.setItem(key, chosen);
      setLanguage(chosen);
    },
  };
}
