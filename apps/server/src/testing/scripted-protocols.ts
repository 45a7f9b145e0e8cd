import type { IncomingHttpHeaders } from 'node:http';

/** One call as every protocol asks it: the rules, then the turns in order. */
export type ModelCall = {
  roles: string[];
  /** Rules and turns as one text. */
  words: string;
  pictures: number;
  /** The key the call came with. */
  key: string | undefined;
  /** Why the real service would refuse such a call; undefined where it would answer. */
  fault: string | undefined;
};

/** How a provider is asked and how it answers, as far as the companion meets it. */
export type ScriptedProtocol = {
  /** The end of the address that the provider's client is given. */
  base: string;
  answers(url: string): boolean;
  read(body: string, headers: IncomingHttpHeaders): ModelCall;
  refuse(status: number, message: string): object;
  begin: string;
  piece(text: string): string;
  /** Trouble told in the middle of an answer that began well. */
  trouble: string;
  end(tokens: number | undefined): string;
};

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
const named = (data: { type: string } & Record<string, unknown>): string =>
  `event: ${data.type}\n${event(data)}`;

type OpenAiBody = { messages: { role: string; content: string | { type: string }[] }[] };
const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted' };
const choice = (delta: object, finish_reason: string | null = null): string =>
  event({ ...head, choices: [{ index: 0, delta, finish_reason }] });

/** Chat completions, which local servers speak too. */
const openAiCompatible: ScriptedProtocol = {
  base: '/v1',
  answers: (url) => url === '/v1/chat/completions',
  read(text, { authorization }) {
    const { messages }: OpenAiBody = JSON.parse(text);
    return {
      roles: messages.map(({ role }) => role),
      words: messages.map(({ content }) => JSON.stringify(content)).join('\n'),
      pictures: countOf(text, '"image_url":{'),
      key: authorization?.replace('Bearer ', ''),
      fault: undefined,
    };
  },
  refuse: (_, message) => ({ error: { message, type: 'scripted' } }),
  begin: choice({ role: 'assistant', content: '' }),
  piece: (content) => choice({ content }),
  trouble: event({ error: { message: 'scripted trouble', type: 'server_error' } }),
  end: (tokens) => `${choice({}, 'stop')}${tokens === undefined ? '' : usageOf(tokens)}data: [DONE]\n\n`,
};

function usageOf(tokens: number): string {
  const usage = { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens };
  return event({ ...head, choices: [], usage });
}

type AnthropicBody = {
  system?: { text: string }[];
  messages: { role: string; content: { type: string; text?: string }[] }[];
  max_tokens?: number;
  stream?: boolean;
};

/** The Messages API. */
const anthropic: ScriptedProtocol = {
  base: '/v1',
  answers: (url) => url === '/v1/messages',
  read(text, headers) {
    const { system = [], messages, max_tokens: most, stream }: AnthropicBody = JSON.parse(text);
    const parts = messages.flatMap(({ content }) => content);
    const hasBlank = parts.some((part) => part.type === 'text' && part.text?.trim() === '');
    return {
      roles: [...(system.length > 0 ? ['system'] : []), ...messages.map(({ role }) => role)],
      words: [...system, ...parts].map((part) => part.text ?? '').join('\n'),
      pictures: parts.filter(({ type }) => type === 'image').length,
      key: headers['x-api-key']?.toString(),
      fault:
        (!headers['anthropic-version'] && 'anthropic-version: header is required') ||
        (!most && 'max_tokens: Field required') ||
        (!stream && 'the script only streams') ||
        (messages[0]?.role !== 'user' && 'messages: first message must use the "user" role') ||
        (hasBlank && 'messages: text content blocks must be non-empty') ||
        undefined,
    };
  },
  refuse: (status, message) => ({ type: 'error', error: { type: kindOf(status), message } }),
  begin:
    named({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'scripted',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 0, output_tokens: 1 },
      },
    }) +
    named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }) +
    named({ type: 'ping' }),
  piece: (text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  trouble: named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  end: (tokens) =>
    named({ type: 'content_block_stop', index: 0 }) +
    named({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: tokens ?? 0 },
    }) +
    named({ type: 'message_stop' }),
};

const kindOf = (status: number): string =>
  ({ 401: 'authentication_error', 429: 'rate_limit_error' })[status] ?? 'api_error';

type GoogleBody = {
  systemInstruction?: { parts: { text: string }[] };
  contents: { role: string; parts: { text?: string; inlineData?: object }[] }[];
};
const candidate = (text: string, more: object = {}): string =>
  event({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0, ...more }] });

/** generateContent of the Gemini API, streamed. */
const google: ScriptedProtocol = {
  base: '/v1beta',
  answers: (url) => /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/.test(url),
  read(text, headers) {
    const { systemInstruction, contents }: GoogleBody = JSON.parse(text);
    const parts = contents.flatMap((turn) => turn.parts);
    return {
      roles: [...(systemInstruction ? ['system'] : []), ...contents.map(({ role }) => role)],
      words: [...(systemInstruction?.parts ?? []), ...parts].map((part) => part.text ?? '').join('\n'),
      pictures: parts.filter(({ inlineData }) => inlineData).length,
      key: headers['x-goog-api-key']?.toString(),
      fault:
        contents[0]?.role !== 'user'
          ? 'Please ensure that multiturn requests begin with a user role.'
          : undefined,
    };
  },
  refuse: (status, message) => ({ error: { code: status, message, status: 'SCRIPTED' } }),
  begin: '',
  piece: (text) => candidate(text),
  trouble: event({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  end: (tokens = 0) =>
    event({
      candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, index: 0, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: tokens, candidatesTokenCount: 0, totalTokenCount: tokens },
    }),
};

function countOf(text: string, piece: string): number {
  return text.split(piece).length - 1;
}

export const scriptedProtocols = { 'openai-compatible': openAiCompatible, anthropic, google };
export type ProtocolName = keyof typeof scriptedProtocols;
