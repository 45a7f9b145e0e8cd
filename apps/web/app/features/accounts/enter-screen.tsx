import type { HandoverAnswer, SignInProblem } from '@playforward/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/api.ts';
import { askRole } from '../../api/role-query.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AccountScreen } from './account-screen.tsx';
import { FormError } from './form-error.tsx';
import { redirectPathFor } from './session/redirect-path.ts';
import { openSession } from './session/session.ts';
import { accountsText } from './text.ts';

const text = accountsText.enter;

/** /enter: takes over the session whose one-time code stands behind #, or says why there is none. */
export function EnterScreen() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const taken = useRef(false);
  // The address belongs to the browser: a code works once, so it is read once and taken out at once.
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const said = new URLSearchParams(window.location.hash.slice(1));
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const code = said.get('code');
    if (!code) {
      setProblem(explain(said.get('problem')));
      return;
    }
    api.post<HandoverAnswer>('/auth/handover', { code }).then(
      async ({ to, ...answer }) => {
        const user = openSession(client, answer);
        const role = await askRole(client);
        void navigate(redirectPathFor(user, to, role), { replace: true, state: { entered: true } });
      },
      () => setProblem(text.problems.over),
    );
  }, [client, navigate]);
  return (
    <AccountScreen
      title={problem ? text.failed : text.title}
      subtitle={problem ? '' : text.busy}
      greeting={problem ? text.comfort : text.greeting}
      mode={problem ? 'worried' : 'loading'}
    >
      {problem && (
        <>
          <FormError id="enter-problem" message={problem} />
          <ButtonLink to={paths.login} wide className="mt-6">
            {text.back}
          </ButtonLink>
        </>
      )}
    </AccountScreen>
  );
}

function explain(problem: string | null): string {
  const known = Object.hasOwn(text.problems, problem ?? '');
  return known ? text.problems[problem as SignInProblem] : text.problems.over;
}
