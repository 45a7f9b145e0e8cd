import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const modelOf = (env: Record<string, string>) => readSettings(env).companion.model;

describe('a language model in three settings [issue 5.5]', () => {
  test('nothing set: the built-in companion answers alone [D-91]', () => {
    const { companion, redisUrl } = readSettings({});
    expect(companion).toEqual({
      assistant: true,
      chatDays: 90,
      helpline: { name: '988 Lifeline', contact: 'call or text 988, free, day and night' },
      emergency: '911',
      keepsSafetyWords: false,
      tellsTeachers: false,
      model: undefined,
    });
    expect(redisUrl).toBeUndefined();
  });

  test.each([
    ['http://localhost:11434/v1', 'llama3.1:8b'],
    ['http://localhost:8000/v1', 'Qwen/Qwen2.5-7B-Instruct'],
  ])('a local server at %s', (LLM_BASE_URL, LLM_MODEL) => {
    const set = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL, LLM_MODEL };
    expect(modelOf(set)).toMatchObject({
      provider: 'openai-compatible',
      baseUrl: LLM_BASE_URL,
      stallMs: 10_000,
    });
    expect(modelOf({ LLM_BASE_URL, LLM_MODEL })).toEqual(modelOf(set));
  });

  test.each(['anthropic', 'google'])('%s needs no address', (provider) => {
    expect(modelOf({ LLM_PROVIDER: provider, LLM_MODEL: 'a-model', LLM_API_KEY: 'key' })).toMatchObject({
      provider,
      baseUrl: undefined,
      apiKey: 'key',
      seesImages: false,
      isRead: false,
    });
  });

  test.each([
    [{ LLM_MODEL: 'm' }, 'LLM_PROVIDER'],
    [{ LLM_PROVIDER: 'anthropic' }, 'LLM_MODEL'],
    [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, 'LLM_MODEL'],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
  ])('half a model, %j, stops the start and names what is missing', (env, missing) => {
    expect(() => readSettings(env)).toThrow(`The setting ${missing} is missing`);
  });

  test.each([
    { LLM_PROVIDER: 'other' },
    { LLM_BASE_URL: 'localhost:11434' },
    { LLM_STALL_SECONDS: '0' },
    { LLM_API_KEY: 'two words' },
    { LLM_SEES_IMAGES: 'yes' },
    { CHAT_DAYS: '0' },
    { REDIS_URL: 'http://localhost' },
    { SAFETY_HELPLINE: 'only a name' },
    { SAFETY_PERSON: 'only a name' },
    { SAFETY_EMERGENCY: 'call us' },
  ])('%j is refused in a sentence', (env) => {
    expect(() => readSettings(env)).toThrow(`The setting ${Object.keys(env)[0]} must be `);
  });

  test('helpline and emergency number may be set to those of the place, or off', () => {
    const off = readSettings({ SAFETY_HELPLINE: 'off', SAFETY_EMERGENCY: 'off' }).companion;
    expect([off.helpline, off.emergency]).toEqual([undefined, undefined]);
    expect(readSettings({ SAFETY_EMERGENCY: '112' }).companion.emergency).toBe('112');
  });

  test('a person or helpline is a name and how to reach it', () => {
    expect(
      readSettings({ SAFETY_HELPLINE: 'School counselor, room 12, Mon to Fri' }).companion.helpline,
    ).toEqual({ name: 'School counselor', contact: 'room 12, Mon to Fri' });
  });
});
