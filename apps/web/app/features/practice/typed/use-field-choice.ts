import { setPreferences, usePreferences } from '../../../preferences/preferences.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { practiceText as text } from '../text.ts';

type Typed = { value: string; onType: (text: string) => void };

/** Which of the two fields for a typed answer a student prefers, and how it is changed. */
export function useFieldChoice({ value, onType }: Typed) {
  const { answerField } = usePreferences();
  const choose = (next: 'plain' | 'math') => {
    // Words of the math field mean nothing in the plain one.
    if (next === 'plain' && value.includes('\\')) onType('');
    setPreferences({ answerField: next });
  };
  const failed = () => {
    toast.error(text.mathFieldFailed);
    choose('plain');
  };
  return { answerField, choose, failed };
}
