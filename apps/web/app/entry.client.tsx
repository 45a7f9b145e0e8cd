import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { usage } from './analytics/usage.ts';
import { earlyAnswersAreHere } from './api/early-calls.ts';
import { applyPreferences } from './preferences/apply-preferences.ts';

applyPreferences();
await earlyAnswersAreHere();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A place that was asked for is drawn in one go: in pieces it would come later and could override a later click. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
usage.sendUnsent();
