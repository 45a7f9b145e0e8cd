import { z } from 'zod';
import { onOrOff, setting, type Values, wholeNumber } from './define-setting.ts';
import { StartupError } from './startup-error.ts';

/** Providers a language model can be asked through; local servers speak the first one. */
const providers = ['openai-compatible', 'anthropic', 'google'] as const;

/** Somebody to reach: a name, a comma, and how. */
const reachable = z
  .string()
  .regex(/^[^,]{1,100},\s*[^\s].{0,100}$/)
  .transform((text) => {
    const [name = '', ...contact] = text.split(',');
    return { name: name.trim(), contact: contact.join(',').trim() };
  });

/** The settings of the companion: conversations with memory, streams and pictures (D-108), and who helps. */
export const companionCatalogue = {
  assistant: setting(
    'ASSISTANT',
    {
      perSchool: true,
      about:
        'Whether students may chat with the companion in conversations that are kept. Off leaves short answers without memory.',
      allowed: 'on or off',
      fallback: 'on',
    },
    onOrOff,
  ),
  chatDays: setting(
    'CHAT_DAYS',
    {
      perSchool: true,
      about: 'Days until what was said in a conversation is removed.',
      allowed: 'a whole number from 1 to 365',
      fallback: '90',
    },
    wholeNumber(1, 365),
  ),
  person: setting(
    'SAFETY_PERSON',
    {
      perSchool: true,
      about: 'The person at the school whom a student in need can reach, first on the safety card.',
      allowed: 'a name, a comma and where to find them, such as Ms. Okafor, school counselor, room 114',
      shown: '(a trusted adult)',
    },
    reachable,
  ),
  helpline: setting(
    'SAFETY_HELPLINE',
    {
      perSchool: true,
      about: 'The helpline on the safety card. Set your own where the default does not answer.',
      allowed: 'a name, a comma and how to reach it, or off',
      fallback: '988 Lifeline, call or text 988, free, day and night',
    },
    z.union([z.literal('off').transform(() => undefined), reachable]),
  ),
  emergency: setting(
    'SAFETY_EMERGENCY',
    {
      perSchool: true,
      about: 'The emergency number on the safety card. Set the one of your place.',
      allowed: 'a number of 2 to 15 digits, or off',
      fallback: '911',
    },
    z.union([z.literal('off').transform(() => undefined), z.string().regex(/^\d{2,15}$/)]),
  ),
  keepsSafetyWords: setting(
    'SAFETY_KEEP_WORDS',
    {
      perSchool: true,
      about: "Whether a note of concern keeps the student's sentence. Off keeps only kind and time.",
      allowed: 'on or off',
      fallback: 'off',
    },
    onOrOff,
  ),
  tellsTeachers: setting(
    'SAFETY_TELLS_TEACHERS',
    {
      perSchool: true,
      about:
        "Whether a student's teachers see that and when a safety card was shown to the student; never why, and never a word.",
      allowed: 'on or off',
      fallback: 'off',
    },
    onOrOff,
  ),
  safetyMail: setting(
    'SAFETY_MAIL',
    {
      perSchool: true,
      about:
        'Address of the person at the school who is told when a student may need help. Needs SMTP_URL. When unset, notes of concern wait in npm run admin -- safety.',
      allowed: 'an e-mail address',
      shown: '(nobody by mail)',
    },
    z.email(),
  ),
  safetyWebhook: setting(
    'SAFETY_WEBHOOK',
    {
      perSchool: true,
      about: 'Where a note of concern is posted as JSON, beside mail or instead of it.',
      allowed: 'an http or https address',
      shown: '(none)',
    },
    z
      .string()
      .regex(/^https?:\/\/[^\s"'<>]+$/)
      .refine((text) => URL.canParse(text)),
  ),
};

/** The language model and its limits. */
export const modelCatalogue = {
  provider: setting(
    'LLM_PROVIDER',
    {
      about:
        'Language model that helps the companion. When unset, everything is answered by the built-in companion.',
      allowed: 'openai-compatible, anthropic or google',
      shown: '(built in)',
    },
    z.enum(providers),
  ),
  baseUrl: setting(
    'LLM_BASE_URL',
    {
      about:
        'Where the model is asked. Needed with openai-compatible; docs/operating.md names the addresses.',
      allowed: 'an http or https address such as http://localhost:11434/v1',
      shown: "(the provider's own)",
    },
    z
      .string()
      .regex(/^https?:\/\/[^\s"'<>]+$/)
      .refine((text) => URL.canParse(text)),
  ),
  model: setting(
    'LLM_MODEL',
    { about: 'Name of the model, as its server calls it.', allowed: '1 to 200 characters', shown: '(none)' },
    z.string().trim().min(1).max(200),
  ),
  apiKey: setting(
    'LLM_API_KEY',
    {
      about: 'Key the provider asks for; local servers need none.',
      allowed: '1 to 500 characters without spaces',
      shown: '(none)',
    },
    z.string().regex(/^\S{1,500}$/),
  ),
  seesImages: setting(
    'LLM_SEES_IMAGES',
    {
      about: 'Whether the model reads pictures. Off: the companion says that it cannot see them.',
      allowed: 'on or off',
      fallback: 'off',
    },
    onOrOff,
  ),
  isRead: setting(
    'LLM_READER',
    {
      about:
        'Whether the model reads each of its messages a second time and judges whether it is true and keeps the answer. On shows far more of what it words, at twice the tokens. Off shows only what stands in checked texts.',
      allowed: 'on or off',
      fallback: 'off',
    },
    onOrOff,
  ),
  stallMs: setting(
    'LLM_STALL_SECONDS',
    {
      about: 'Seconds without a word from the model until the built-in companion answers instead.',
      allowed: 'a whole number from 1 to 120',
      fallback: '10',
    },
    wholeNumber(1, 120).transform((seconds) => seconds * 1000),
  ),
  studentTokens: setting(
    'LLM_STUDENT_TOKENS',
    {
      about: 'Tokens of the model one student may use in a day; beyond that the built-in companion answers.',
      allowed: 'a whole number from 0 to 100000000',
      fallback: '50000',
    },
    wholeNumber(0, 100_000_000),
  ),
  dailyTokens: setting(
    'LLM_DAILY_TOKENS',
    {
      about: 'Tokens of the model all students may use in a day.',
      allowed: 'a whole number from 0 to 999999999',
      fallback: '5000000',
    },
    wholeNumber(0, 999_999_999),
  ),
};

type ModelValues = Values<typeof modelCatalogue>;

/** A model that is named in full: where it is and what it is called. */
export type ModelSettings = ModelValues & { provider: (typeof providers)[number]; model: string };

/** The model to ask; undefined where none is named, so that the built-in companion answers alone. Half a model is refused. */
export function toModelSettings(values: ModelValues): ModelSettings | undefined {
  const missing = findHalfAModel(values);
  if (missing) throw new StartupError(missing);
  const provider = values.provider ?? (values.baseUrl ? 'openai-compatible' : undefined);
  return provider && values.model ? { ...values, provider, model: values.model } : undefined;
}

/** What is missing where a model was named half: refused at start, so that nobody waits for a model that is never asked. */
function findHalfAModel({ provider, baseUrl, model }: ModelValues): string | undefined {
  if (provider === 'openai-compatible' && !baseUrl)
    return 'The setting LLM_BASE_URL is missing: the provider openai-compatible needs the address of its server.';
  if ((provider || baseUrl) && !model) return 'The setting LLM_MODEL is missing: it names the model to ask.';
  if (model && !provider && !baseUrl)
    return 'The setting LLM_PROVIDER is missing: it says where the model LLM_MODEL is.';
  return undefined;
}
