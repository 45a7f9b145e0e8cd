import type { AuthAnswer, UserAnswer } from '@playforward/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { usage } from '../../../analytics/usage.ts';
import { api } from '../../../api/api.ts';
import { ApiError } from '../../../api/api-error.ts';
import { takeEarlyBody } from '../../../api/early-calls.ts';
import { hasLeftOnPurpose, removeToken, storeToken } from '../../../api/token.ts';
import { useToken } from '../../../api/use-token.ts';
import { rememberAccount } from '../remember-account.ts';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; onPurpose: boolean }
  | { status: 'signed-in'; user: UserAnswer };

/** Who is here. A stored token is checked once at load; when that fails the token goes (D-05). */
export function useSession(): Session {
  const token = useToken();
  const { data: user } = useQuery({ ...userQuery(token ?? ''), enabled: Boolean(token) });
  if (token === undefined) return { status: 'loading' };
  if (token === null) return { status: 'signed-out', onPurpose: hasLeftOnPurpose() };
  return user ? { status: 'signed-in', user } : { status: 'loading' };
}

function userQuery(token: string) {
  return queryOptions({
    queryKey: ['user', token],
    queryFn: async ({ client }) => {
      try {
        return recognise(await askWhoIsHere());
      } catch (error) {
        const isFirstCheck = client.getQueryData(['user', token]) === undefined;
        if (isFirstCheck) removeToken();
        throw error;
      }
    },
    initialData: () => {
      const user = takeEarlyBody('/user/me') as UserAnswer | undefined;
      return user && recognise(user);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function recognise(user: UserAnswer): UserAnswer {
  rememberAccount(user.email);
  usage.recognised(user.email);
  return user;
}

const pauseBeforeAskingAgain = 1500;

/**
 * Going to the next page too soon cuts the call off before anything says that this page is being left. A call that
 * never arrived is therefore asked again after a moment: on a page that was left, that moment never comes.
 */
async function askWhoIsHere(): Promise<UserAnswer> {
  try {
    return await api.get<UserAnswer>('/user/me');
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeAskingAgain));
    return api.get<UserAnswer>('/user/me');
  }
}

/** Keeps the token of a fresh sign-in. The learning profile is not in that answer: it is asked for on the next page. */
export function openSession(client: QueryClient, { access_token: token, ...user }: AuthAnswer): UserAnswer {
  const known: UserAnswer = { ...user, learning_profile: null };
  rememberAccount(user.email);
  usage.signedIn(user.email);
  client.clear();
  client.setQueryData(['user', token], known);
  void client.invalidateQueries({ queryKey: ['user', token], refetchType: 'none' });
  storeToken(token);
  return known;
}

/** Replaces what is known about the student with the server's newest answer. */
export function updateUser(client: QueryClient, user: UserAnswer): void {
  client.setQueriesData<UserAnswer>({ queryKey: ['user'] }, user);
}
