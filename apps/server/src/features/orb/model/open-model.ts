import type { ModelSettings } from '../../../companion-settings.ts';
import type { ProviderModel } from './ask-model.ts';
import { fetchFromModel } from './fetch-from-model.ts';

/** The configured language model; nothing is sent until it is asked. Only its own provider is loaded. */
export async function openModel({ provider, baseUrl, model, apiKey }: ModelSettings): Promise<ProviderModel> {
  const access = { ...(baseUrl && { baseURL: baseUrl }), apiKey: apiKey ?? '', fetch: fetchFromModel };
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(access)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(access)(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'school-model',
        baseURL: baseUrl ?? '',
        includeUsage: true,
        fetch: fetchFromModel,
        ...(apiKey && { apiKey }),
      })(model);
    }
  }
}
