import { Outlet } from 'react-router';
import { useSession } from '../../features/accounts/session/session.ts';
import { useSignOut } from '../../features/accounts/session/use-sign-out.ts';
import { TeachFrame } from '../../features/teach/teach-frame.tsx';

/** Around every page of a teacher. What a page shows the server decides; here nobody's role is trusted. */
export default function TeachLayout() {
  const session = useSession();
  const signOut = useSignOut();
  if (session.status !== 'signed-in') return null;
  return (
    <TeachFrame name={session.user.name} onSignOut={() => void signOut()}>
      <Outlet />
    </TeachFrame>
  );
}
