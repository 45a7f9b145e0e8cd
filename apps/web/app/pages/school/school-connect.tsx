import { useSession } from '../../features/accounts/session.ts';
import { useSignOut } from '../../features/accounts/use-sign-out.ts';
import { ConnectScreen } from '../../features/connect/connect-screen.tsx';
import { connectText } from '../../features/connect/text.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(connectText.page);

export default function SchoolConnectPage() {
  const session = useSession();
  const signOut = useSignOut();
  if (session.status !== 'signed-in') return null;
  return <ConnectScreen name={session.user.name} onSignOut={() => void signOut()} />;
}
