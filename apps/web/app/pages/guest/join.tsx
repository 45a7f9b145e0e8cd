import { useNavigate, useParams } from 'react-router';
import { AccountScreen } from '../../features/accounts/account-screen.tsx';
import { useSession } from '../../features/accounts/session/session.ts';
import { SessionLoading } from '../../features/accounts/session/session-loading.tsx';
import { JoinForm } from '../../features/classes/join-form.tsx';
import { classesText as text } from '../../features/classes/text.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(text.page);

/** /join/{code}: where the picture of a class leads. Who has no account gets one first and is joined then. */
export default function JoinPage() {
  const { code = '' } = useParams();
  const session = useSession();
  const navigate = useNavigate();
  if (session.status === 'loading') return <SessionLoading />;
  const isHere = session.status === 'signed-in';
  return (
    <AccountScreen title={text.title} subtitle={text.lead} greeting={text.greeting} mode="excited">
      <JoinForm
        given={code.toUpperCase()}
        account={isHere ? undefined : { create: paths.signup, signIn: paths.login }}
        onJoined={() => void navigate(paths.dashboard)}
      />
    </AccountScreen>
  );
}
