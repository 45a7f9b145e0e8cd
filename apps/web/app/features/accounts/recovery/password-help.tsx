import { useEffect, useState } from 'react';
import type { PasswordRating } from '../rate-password.ts';
import { accountsText } from '../text.ts';

const text = accountsText.passwordHelp;
const bars: Record<PasswordRating, number> = {
  'too-short': 1,
  'too-common': 1,
  'is-context': 1,
  fair: 2,
  strong: 3,
};
const colours = ['', 'bg-bad', 'bg-sun', 'bg-good'];

type PasswordHelpProps = { password: string; min: number; words: readonly string[] };

/** Says below the field, while it is typed, how well a password will hold and why. The list of words loads on demand. */
export function PasswordHelp({ password, min, words }: PasswordHelpProps) {
  const rating = useRating({ password, min, words });
  const filled = rating ? bars[rating] : 0;
  return (
    <div className="mt-1.5 grid gap-1.5">
      <div className="grid grid-cols-3 gap-1.5" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1.5 rounded-full ${bar <= filled ? colours[filled] : 'bg-line'}`} />
        ))}
      </div>
      <p className="field-hint min-h-[2.8em]" aria-live="polite">
        {rating ? text[rating](min) : text.empty(min)}
      </p>
    </div>
  );
}

function useRating({ password, min, words }: PasswordHelpProps): PasswordRating | undefined {
  const [rating, setRating] = useState<PasswordRating>();
  const known = words.join('\n');
  useEffect(() => {
    let current = true;
    if (!password) setRating(undefined);
    else {
      import('../rate-password.ts').then(
        ({ ratePassword }) => {
          if (current) setRating(ratePassword(password, { min, words: known.split('\n') }));
        },
        // Without a network there is no advice; the server still says what is too weak.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [password, min, known]);
  return rating;
}
