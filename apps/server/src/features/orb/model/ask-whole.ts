import type { OrbServices } from '../services.ts';
import { type AnswerSchema, askModel, type ModelMessage } from './ask-model.ts';
import { countTokens, hasBudget } from './token-budget.ts';

/** Characters of one answer; a longer one is no answer, and the call ends there. */
const longest = 20_000;

type ModelRequest = { userId: number; prompt: ModelMessage[]; form?: AnswerSchema; signal: AbortSignal };

/** One whole answer of the model; null where there is no model or no budget, or the answer is far too long. */
export async function askWhole(
  services: OrbServices,
  { userId, prompt, form, signal }: ModelRequest,
): Promise<string | null> {
  const { model } = services;
  const settings = services.settings.companion.model;
  if (!model || !settings || !(await hasBudget(services, userId))) return null;
  const use = { tokens: 0, characters: lengthOf(prompt) };
  let answer = '';
  try {
    const { stallMs } = settings;
    for await (const piece of askModel({ model, prompt, stallMs, signal, ...(form && { form }) })) {
      if (piece.kind === 'used') use.tokens = piece.tokens;
      else answer += piece.text;
      if (answer.length > longest) return null;
    }
    return answer;
  } finally {
    await countTokens(services, { userId, ...use, characters: use.characters + answer.length });
  }
}

function lengthOf(prompt: readonly ModelMessage[]): number {
  return prompt.reduce((sum, { content }) => {
    if (typeof content === 'string') return sum + content.length;
    return content.reduce((part, one) => part + (one.type === 'text' ? one.text.length : 1_000), sum);
  }, 0);
}
