import type { App } from '../../context.ts';
import type { LanguageModel } from '../../language-model.ts';
import { askModel, ModelFailure } from './ask-model.ts';
import type { OrbServices } from './services.ts';
import { countTokens, hasBudget } from './token-budget.ts';

/** Lets other features ask the companion's model, within the same budgets. */
export function lendModel(app: App, services: OrbServices): void {
  const settings = services.settings.companion.model;
  const { model, log } = services;
  if (!model || !settings) return;
  const ask: LanguageModel['ask'] = async ({ userId, system, text }) => {
    if (!(await hasBudget(services, userId))) return null;
    const use = { tokens: 0, characters: system.length + text.length };
    let answer = '';
    try {
      const pieces = askModel({
        model,
        prompt: [
          { role: 'system', content: system },
          { role: 'user', content: [{ type: 'text', text }] },
        ],
        stallMs: settings.stallMs,
        signal: AbortSignal.timeout(settings.stallMs),
      });
      for await (const piece of pieces) {
        if (piece.kind === 'used') use.tokens = piece.tokens;
        else answer += piece.text;
      }
      return answer;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      log.warn({ reason: error.reason }, 'the language model gave no answer');
      return null;
    } finally {
      await countTokens(services, { userId, ...use, characters: use.characters + answer.length });
    }
  };
  app.decorate('languageModel', { ask });
}
