import type { App } from '../../../context.ts';
import type { LanguageModel } from '../../../language-model.ts';
import type { OrbServices } from '../services.ts';
import { ModelFailure } from './ask-model.ts';
import { askWhole } from './ask-whole.ts';

/** Lets other features ask the companion's model, within the same budgets. */
export function lendModel(app: App, services: OrbServices): void {
  const settings = services.settings.companion.model;
  if (!services.model || !settings) return;
  const ask: LanguageModel['ask'] = async ({ userId, system, text }) => {
    try {
      return await askWhole(services, {
        userId,
        prompt: [
          { role: 'system', content: system },
          { role: 'user', content: [{ type: 'text', text }] },
        ],
        signal: AbortSignal.timeout(settings.stallMs),
      });
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      services.log.warn({ reason: error.reason }, 'the language model gave no answer');
      return null;
    }
  };
  app.decorate('languageModel', { ask });
}
