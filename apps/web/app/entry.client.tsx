import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startEarlyCalls } from './api/api.ts';
import { applyPreferences } from './preferences/apply-preferences.ts';

startEarlyCalls();
applyPreferences();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
