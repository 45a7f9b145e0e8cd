import { lazy } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../../features/accounts/session/session.ts';
import { useSignOut } from '../../features/accounts/session/use-sign-out.ts';
import { SchoolFrame } from '../../features/school/school-frame.tsx';
import { SchoolScreen } from '../../features/school/school-screen.tsx';
import { schoolText } from '../../features/school/text.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(schoolText.page);

const Connections = lazy(async () => ({
  default: (await import('../../features/connect/connect-part.tsx')).ConnectPart,
}));
const ConnectionTiles = lazy(async () => ({
  default: (await import('../../features/connect/connection-tiles.tsx')).ConnectionTiles,
}));

/** Of the school's office. What it shows the server decides; here nobody's role is trusted. */
export default function SchoolPage() {
  const { tab } = useParams();
  const session = useSession();
  const signOut = useSignOut();
  if (session.status !== 'signed-in') return null;
  return (
    <SchoolFrame name={session.user.name} onSignOut={() => void signOut()}>
      <SchoolScreen tab={tab} Connections={Connections} ConnectionTiles={ConnectionTiles} />
    </SchoolFrame>
  );
}
