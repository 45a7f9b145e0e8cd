import pino from 'pino';
import type { Settings } from './settings.ts';

/** One JSON line an event. A failed query is named without the values it carried, which can be a person's. */
export function openLog(level: Settings['logLevel']): pino.Logger {
  return pino({ level, serializers: { err: describeError } });
}

type LoggedError = {
  type: string;
  message: string;
  stack: string | undefined;
  code?: string;
  cause?: LoggedError;
};

export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: undefined };
  const described: LoggedError = {
    type: error.name,
    message: withoutValues(error.message),
    stack: error.stack === undefined ? undefined : withoutValues(error.stack),
  };
  if ('code' in error) described.code = String(error.code);
  if (error.cause !== undefined) described.cause = describeError(error.cause);
  return described;
}

/** The database library puts the values of a query after this word, up to the stack. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');
}
