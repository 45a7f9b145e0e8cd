import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelSettings } from '../../companion-settings.ts';
import type { ProviderModel } from './ask-model.ts';
import { fetchFromModel } from './fetch-from-model.ts';

/** The configured language model; nothing is sent until it is asked. */
export function openModel({ provider, baseUrl, model, apiKey }: ModelSettings): ProviderModel {
  const access = { ...(baseUrl && { baseURL: baseUrl }), apiKey: apiKey ?? '', fetch: fetchFromModel };
  switch (provider) {
    case 'anthropic':
      return createAnthropic(access)(model);
    case 'google':
      return createGoogleGenerativeAI(access)(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'school-model',
        baseURL: baseUrl ?? '',
        includeUsage: true,
        fetch: fetchFromModel,
        ...(apiKey && { apiKey }),
      })(model);
  }
}
