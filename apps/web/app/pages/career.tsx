import { useParams } from 'react-router';
import { useSession } from '../features/accounts/session/session.ts';
import { CareerScreen } from '../features/careers/career-screen.tsx';
import { careersText } from '../features/careers/text.ts';
import { curriculumText } from '../features/curriculum/text.ts';
import { unreachableText } from '../features/orb/voice/fallbacks.ts';
import { pageTitle } from './page-title.ts';
import { useOrbChat } from './use-orb-chat.tsx';

export const meta = () => pageTitle(careersText.page);

/** /careers/{slug}: one career, and the companion to ask about it. */
export default function CareerPage() {
  const { slug = '' } = useParams();
  const session = useSession();
  const name = session.status === 'signed-in' ? session.user.name.trim() : '';
  const chat = useOrbChat({
    name: name || curriculumText.student,
    place: { unreachable: unreachableText('dashboard') },
  });
  return (
    <>
      <CareerScreen key={slug} slug={slug} onAsk={chat.askWith} />
      {chat.panel}
    </>
  );
}
