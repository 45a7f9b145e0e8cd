import type { UserAnswer } from '@playforward/contract';
import { useId, useState } from 'react';
import { OnboardingGate } from '../features/accounts/onboarding-gate.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { DashboardScreen } from '../features/curriculum/dashboard-screen.tsx';
import { curriculumText } from '../features/curriculum/text.ts';
import { CityDoor } from '../features/game-frame/city-door.tsx';
import { lastLesson } from '../features/game-frame/last-lesson.ts';
import { createMessageStore } from '../features/orb/message-store.ts';
import { OrbButton } from '../features/orb/orb-button.tsx';
import { OrbSaid } from '../features/orb/orb-said.tsx';
import { orbText } from '../features/orb/text.ts';
import { useCompanion } from '../features/orb/use-companion.ts';
import { useWelcome } from '../features/orb/use-welcome.ts';
import { pageTitle } from './page-title.ts';
import { useGameRoom } from './use-game-room.tsx';
import { useSettings } from './use-settings.tsx';

export const meta = () => pageTitle(curriculumText.page);

export default function DashboardPage() {
  return <OnboardingGate onboarding="done">{(user) => <Dashboard user={user} />}</OnboardingGate>;
}

function Dashboard({ user }: { user: UserAnswer }) {
  const signOut = useSignOut();
  const settings = useSettings();
  const companion = useDashboardCompanion(user);
  const [lesson] = useState(lastLesson);
  const game = useGameRoom(lesson, user.name);
  return (
    <>
      <DashboardScreen
        user={user}
        {...companion}
        city={<CityDoor onPlay={() => void game.play()} />}
        onSettings={() => void settings.show()}
        onSignOut={() => void signOut()}
      />
      {settings.dialog}
      {game.room}
    </>
  );
}

/** The companion of the dashboard: its greeting, then whatever is queued, then the words of the end (L-223). */
function useDashboardCompanion(user: UserAnswer) {
  const [store] = useState(() => createMessageStore({ ending: { text: orbText.dashboardEnd } }));
  const [open, setOpen] = useState(true);
  const saidId = useId();
  const rest = useWelcome({
    store,
    screen: 'dashboard',
    name: user.name.trim() || curriculumText.student,
    career: user.learning_profile?.chosen_career,
  });
  const companion = useCompanion(store, rest);
  return {
    orb: (
      <OrbButton
        mode={companion.mode}
        size={120}
        open={open}
        saidId={saidId}
        onToggle={() => setOpen(!open)}
        className="h-[84px] w-[84px] lg:h-[120px] lg:w-[120px]"
      />
    ),
    said: <OrbSaid companion={companion} id={saidId} open={open} place="beside" />,
  };
}
