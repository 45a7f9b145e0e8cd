import type { UserAnswer } from '@playforward/contract';
import { useState } from 'react';
import { OnboardingGate } from '../features/accounts/onboarding-gate.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { DashboardScreen } from '../features/curriculum/dashboard-screen.tsx';
import { curriculumText } from '../features/curriculum/text.ts';
import { CityDoor } from '../features/game-frame/city-door.tsx';
import { lastLesson } from '../features/game-frame/last-lesson.ts';
import { RaceDoor } from '../features/race/race-door.tsx';
import { pageTitle } from './page-title.ts';
import { useDashboardCompanion } from './use-dashboard-companion.tsx';
import { useGameRoom } from './use-game-room.tsx';
import { useRaceRoom } from './use-race-room.tsx';
import { useSettings } from './use-settings.tsx';

export const meta = () => pageTitle(curriculumText.page);

export default function DashboardPage() {
  return <OnboardingGate onboarding="done">{(user) => <Dashboard user={user} />}</OnboardingGate>;
}

function Dashboard({ user }: { user: UserAnswer }) {
  const signOut = useSignOut();
  const settings = useSettings();
  const { orb, said, chat } = useDashboardCompanion({
    user,
    name: user.name.trim() || curriculumText.student,
  });
  const [lesson] = useState(lastLesson);
  const game = useGameRoom(lesson, user.name);
  const race = useRaceRoom(user, lesson);
  return (
    <>
      <DashboardScreen
        user={user}
        {...{ orb, said }}
        games={
          <>
            <CityDoor onPlay={() => void game.play()} />
            <RaceDoor onPlay={race.play} />
          </>
        }
        onSettings={() => void settings.show()}
        onSignOut={() => void signOut()}
      />
      {settings.dialog}
      {game.room}
      {chat}
      {race.room}
    </>
  );
}
