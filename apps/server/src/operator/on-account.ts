import type { AppContext } from '../context.ts';
import { userNameOf } from '../features/accounts/email-address.ts';
import {
  insertSecurityEvent,
  selectOptionalUserByEmail,
  type UserRow,
} from '../features/accounts/queries.ts';
import { command, done, type OperatorCommand, refused } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { personWord } from './command-words.ts';

type Target = { name: string; email: string };

/** Does something to one account; once done it is kept as a security event, without the address. */
export async function onAccount(
  context: AppContext,
  { name, email }: Target,
  act: (user: UserRow) => Promise<CommandResult>,
): Promise<CommandResult> {
  const user = await selectOptionalUserByEmail(context.db, email);
  if (!user) {
    const userName = userNameOf(email);
    return refused(
      `There is no account with the ${userName ? `user name ${userName}` : `address ${email}`}.`,
    );
  }
  const result = await act(user);
  if (result.kind === 'refused') return result;
  const isGone = name === 'delete';
  const now = context.clock.now();
  await insertSecurityEvent(context.db, {
    kind: `operator-${name}`,
    userId: isGone ? undefined : user.id,
    now,
  });
  return result;
}

/** A command that is given an account and nothing else. */
export function ofAccount(
  name: string,
  about: string,
  act: (context: AppContext, user: UserRow) => Promise<string>,
): OperatorCommand {
  return command({ usage: `${name} <e-mail>`, about, words: { email: personWord } }, (context, { email }) =>
    onAccount(context, { name, email }, async (user) => done(await act(context, user))),
  );
}

/** A command that makes accounts, or changes many: it is kept as a security event before it begins. */
export async function noteCommand({ db, clock }: AppContext, name: string): Promise<void> {
  await insertSecurityEvent(db, { kind: `operator-${name}`, now: clock.now() });
}
