import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { roleQuery } from '../../api/role-query.ts';
import { useSession } from '../../features/accounts/session/session.ts';
import { SessionLoading } from '../../features/accounts/session/session-loading.tsx';
import { useSignOut } from '../../features/accounts/session/use-sign-out.ts';
import { ChildrenScreen } from '../../features/family/children-screen.tsx';
import { familyTexts } from '../../features/family/text.ts';
import { pageTitle } from '../page-title.ts';
import { useHash } from './use-hash.ts';

export const meta = () => pageTitle(familyTexts.en.page);

/** Who has an account and is signed in needs none of it. */
const Door = lazy(async () => ({ default: (await import('./family-door.tsx')).Door }));
const NotForStudents = lazy(async () => ({ default: (await import('./family-door.tsx')).NotForStudents }));

/** /family: the door with a code, and behind it a page a child. */
export default function FamilyPage() {
  return (
    <Suspense fallback={<SessionLoading />}>
      <DoorOrChildren />
    </Suspense>
  );
}

function DoorOrChildren() {
  const session = useSession();
  const signOut = useSignOut();
  const hash = useHash();
  // A code is used up with the account that it makes.
  const [isUsed, setUsed] = useState(false);
  const given = isUsed ? '' : hash;
  const { data: role } = useQuery({ ...roleQuery, enabled: session.status === 'signed-in' });
  const leave = () => void signOut();
  if (session.status === 'loading') return <SessionLoading />;
  if (session.status === 'signed-out') return <Door given={given} onUsed={() => setUsed(true)} />;
  if (!role) return <SessionLoading />;
  if (role.role === 'student') return <NotForStudents onSignOut={leave} />;
  return <ChildrenScreen given={given} onSignOut={leave} />;
}
