import { Orb } from '../../../ui/orb/orb.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { sessionText } from './session-text.ts';

/**
 * The moment in which nobody knows yet who is here. It costs nothing while scripts are on their way: it stands still
 * but for the spinner, and is written in a font the device has.
 */
export function SessionLoading() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 [font-family:system-ui] [&_.orb_*]:animate-none">
      <Orb mode="loading" size={120} />
      <p role="status" className="flex items-center gap-3 font-medium text-ink-2">
        <Spinner />
        {sessionText.loading}
      </p>
    </main>
  );
}
