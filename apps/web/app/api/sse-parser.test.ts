import { describe, expect, it } from 'vitest';
import { createSseParser } from './sse-parser.ts';

describe('reading a server-sent stream', () => {
  it('gives each event its data and the last id named', () => {
    const parse = createSseParser();
    expect(parse('id: s1-1\ndata: {"a":1}\n\ndata: [DONE]\n\n')).toEqual([
      { id: 's1-1', data: '{"a":1}' },
      { id: 's1-1', data: '[DONE]' },
    ]);
  });

  it('puts together what the network cut, at every place', () => {
    const text = 'id: 7\r\ndata: one\r\n\r\n: heartbeat\n\ndata: two\ndata: three\n\n';
    const whole = createSseParser()(text);
    for (let cut = 1; cut < text.length; cut += 1) {
      const parse = createSseParser();
      expect([...parse(text.slice(0, cut)), ...parse(text.slice(cut))]).toEqual(whole);
    }
    expect(whole).toEqual([
      { id: '7', data: 'one' },
      { id: '7', data: 'two\nthree' },
    ]);
  });

  it('keeps an unfinished event back', () => {
    const parse = createSseParser();
    expect(parse('data: half')).toEqual([]);
    expect(parse(' there\n')).toEqual([]);
    expect(parse('\n')).toEqual([{ id: undefined, data: 'half there' }]);
  });

  it('drops comments and fields nobody needs', () => {
    expect(createSseParser()(': still here\nevent: message\nretry: 5\nlonely\n\n')).toEqual([]);
  });
});
