import { inferAnswerForm, judgeAnswer } from '@playforward/math';
import { lineStatements } from './line-statements.ts';

/** Whether the last line of a work says the answer, in any writing that a teacher would take. */
export function saysAnswer(line: string, { answer, problem }: { answer: string; problem: string }): boolean {
  const key = { value: answer, form: inferAnswerForm(answer), inferred: true, question: problem } as const;
  const statements = lineStatements(line);
  const pieces = statements.map(({ text }) => text);
  // Of several solutions none says the answer by itself.
  const isList =
    statements.filter(({ kind, text }) => kind === 'equation' || / or /.test(text)).length > 1 ||
    / or /i.test(line);
  const bare = line.replace(/^[^\d(=<>≤≥π√-]*=\s*|[✓.!]+\s*$/gu, '').trim();
  const last = pieces.at(-1)?.split(/[=≈]/).at(-1)?.trim() ?? '';
  const whole = [line, bare, line.split(':').at(-1)?.trim() ?? '', pieces.join(' or '), pieces.join(', ')];
  const texts = isList ? whole : [...whole, pieces.at(-1) ?? '', last];
  return texts.some((text) => {
    const { kind } = judgeAnswer(text, key);
    return text !== '' && (kind === 'right' || kind === 'form');
  });
}
