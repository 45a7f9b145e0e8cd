import { z } from 'zod';
import { setting, wholeNumber } from './define-setting.ts';

/** Providers a language model can be asked through; local servers speak the first one. */
const providers = ['openai-compatible', 'anthropic', 'google'] as const;

const onOrOff = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback);

/** The settings of the companion, its language model and its streams. */
export const companionCatalogue = {
  ASSISTANT: setting(
    'Whether students may chat with the companion in conversations that are kept. Off leaves short answers without memory.',
    'on or off',
    'on',
    onOrOff('on'),
  ),
  CHAT_DAYS: setting(
    'Days until what was said in a conversation is removed.',
    'a whole number from 1 to 365',
    '90',
    wholeNumber(1, 365, 90),
  ),
  SAFETY_HELPLINE: setting(
    'Who a student in need can reach, shown on the safety card.',
    'a name, a comma and how to reach it, such as School counsellor, room 12',
    '(a trusted adult)',
    z
      .string()
      .regex(/^[^,]{1,100},\s*[^\s].{0,100}$/)
      .transform((text) => {
        const [name = '', ...contact] = text.split(',');
        return { name: name.trim(), contact: contact.join(',').trim() };
      })
      .optional(),
  ),
  LLM_PROVIDER: setting(
    'Language model that helps the companion. When unset, everything is answered by the built-in companion.',
    'openai-compatible, anthropic or google',
    '(built in)',
    z.enum(providers).optional(),
  ),
  LLM_BASE_URL: setting(
    'Where the model is asked. Needed with openai-compatible; docs/operating.md names the addresses.',
    'an http or https address such as http://localhost:11434/v1',
    "(the provider's own)",
    z
      .string()
      .regex(/^https?:\/\/[^\s"'<>]+$/)
      .refine((text) => URL.canParse(text))
      .optional(),
  ),
  LLM_MODEL: setting(
    'Name of the model, as its server calls it.',
    '1 to 200 characters',
    '(none)',
    z.string().trim().min(1).max(200).optional(),
  ),
  LLM_API_KEY: setting(
    'Key the provider asks for; local servers need none.',
    '1 to 500 characters without spaces',
    '(none)',
    z
      .string()
      .regex(/^\S{1,500}$/)
      .optional(),
  ),
  LLM_SEES_IMAGES: setting(
    'Whether the model reads pictures. Off: the companion says that it cannot see them.',
    'on or off',
    'off',
    onOrOff('off'),
  ),
  LLM_STALL_SECONDS: setting(
    'Seconds without a word from the model until the built-in companion answers instead.',
    'a whole number from 1 to 120',
    '10',
    wholeNumber(1, 120, 10),
  ),
  LLM_STUDENT_TOKENS: setting(
    'Tokens of the model one student may use in a day; beyond that the built-in companion answers.',
    'a whole number from 0 to 100000000',
    '50000',
    wholeNumber(0, 100_000_000, 50_000),
  ),
  LLM_DAILY_TOKENS: setting(
    'Tokens of the model all students may use in a day.',
    'a whole number from 0 to 999999999',
    '5000000',
    wholeNumber(0, 999_999_999, 5_000_000),
  ),
  REDIS_URL: setting(
    'Redis that several processes share: it keeps running answers, so that another process can take a broken stream up again, and tells which process has which city. When unset, both are kept in memory.',
    'an address such as redis://localhost:6379',
    '(memory)',
    z
      .string()
      .regex(/^rediss?:\/\//)
      .refine((text) => URL.canParse(text))
      .optional(),
  ),
};

type Raw = { [K in keyof typeof companionCatalogue]: z.output<(typeof companionCatalogue)[K]['read']> };

/** The language model and its limits. */
export type ModelSettings = {
  provider: (typeof providers)[number];
  baseUrl: string | undefined;
  model: string;
  apiKey: string | undefined;
  seesImages: boolean;
  stallMs: number;
  studentTokens: number;
  dailyTokens: number;
};

export type CompanionSettings = {
  /** Conversations with memory, streams and pictures (D-108). */
  assistant: boolean;
  chatDays: number;
  helpline: { name: string; contact: string } | undefined;
  /** Undefined: the built-in companion answers alone. */
  model: ModelSettings | undefined;
};

export function toCompanionSettings(raw: Raw): CompanionSettings {
  return {
    assistant: raw.ASSISTANT === 'on',
    chatDays: raw.CHAT_DAYS,
    helpline: raw.SAFETY_HELPLINE,
    model: toModelSettings(raw),
  };
}

/** A model needs a name, and one that speaks the OpenAI protocol an address; half a model is none. */
function toModelSettings(raw: Raw): ModelSettings | undefined {
  const { LLM_MODEL: model, LLM_BASE_URL: baseUrl } = raw;
  const provider = raw.LLM_PROVIDER ?? (baseUrl ? 'openai-compatible' : undefined);
  if (!model || !provider || (provider === 'openai-compatible' && !baseUrl)) return undefined;
  return {
    ...{ provider, baseUrl, model },
    apiKey: raw.LLM_API_KEY,
    seesImages: raw.LLM_SEES_IMAGES === 'on',
    stallMs: raw.LLM_STALL_SECONDS * 1000,
    studentTokens: raw.LLM_STUDENT_TOKENS,
    dailyTokens: raw.LLM_DAILY_TOKENS,
  };
}

/** What is missing where a model was named half: refused at start, so that nobody waits for a model that is never asked. */
export function findHalfAModel(raw: Raw): string | undefined {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: baseUrl, LLM_MODEL: model } = raw;
  if (provider === 'openai-compatible' && !baseUrl)
    return 'The setting LLM_BASE_URL is missing: the provider openai-compatible needs the address of its server.';
  if ((provider || baseUrl) && !model) return 'The setting LLM_MODEL is missing: it names the model to ask.';
  if (model && !provider && !baseUrl)
    return 'The setting LLM_PROVIDER is missing: it says where the model LLM_MODEL is.';
  return undefined;
}
