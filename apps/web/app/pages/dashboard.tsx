import type { UserAnswer } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roleQuery } from '../api/role-query.ts';
import { AdultEntrance } from '../features/accounts/adult-entrance.tsx';
import { OnboardingGate } from '../features/accounts/session/onboarding-gate.tsx';
import { useSignOut } from '../features/accounts/session/use-sign-out.ts';
import { CareersDoor } from '../features/careers/careers-door.tsx';
import { FutureYou } from '../features/careers/future-you.tsx';
import { myCareersQuery } from '../features/careers/queries.ts';
import { ClassesDoor } from '../features/classes/classes-door.tsx';
import { askedQuery, toDoItems } from '../features/classes/to-do-items.ts';
import { DashboardScreen } from '../features/curriculum/dashboard-screen.tsx';
import { curriculumText } from '../features/curriculum/text.ts';
import { ToDoCard } from '../features/curriculum/to-do-card.tsx';
import { CityDoor } from '../features/game-frame/city-door.tsx';
import { lastLesson } from '../features/game-frame/last-lesson.ts';
import { townQuery } from '../features/game-frame/queries.ts';
import { SkillsDoor } from '../features/mastery/skills-door.tsx';
import { RaceDoor } from '../features/race/race-door.tsx';
import { cityMessage } from './games/city-message.ts';
import { OtherGame } from './games/other-game.tsx';
import { type GameName, useGameAddress } from './games/use-game-address.ts';
import { useCityRoom } from './games/use-game-room.tsx';
import { useRaceRoom } from './games/use-race-room.tsx';
import { pageTitle } from './page-title.ts';
import { useDashboardCompanion } from './use-dashboard-companion.tsx';
import { useSettings } from './use-settings.tsx';

export const meta = () => pageTitle(curriculumText.page);

export default function DashboardPage() {
  return <OnboardingGate onboarding="done">{(user) => <Dashboard user={user} />}</OnboardingGate>;
}

function Dashboard({ user }: { user: UserAnswer }) {
  const signOut = useSignOut();
  const settings = useSettings();
  const { orb, said, chat, say } = useDashboardCompanion({
    user,
    name: user.name.trim() || curriculumText.student,
  });
  const [lesson] = useState(lastLesson);
  const { game, openGame, closeGame: onClose } = useGameAddress();
  const other = (name: GameName) => <OtherGame other={name} onOpen={openGame} />;
  const town = useQuery(townQuery);
  const city = useCityRoom(lesson, {
    open: game === 'city',
    onClose: () => {
      onClose();
      void town.refetch();
    },
    others: other('race'),
    onWords: (words) => say(cityMessage(words)),
  });
  const mine = useQuery(myCareersQuery);
  const role = useQuery(roleQuery);
  const asked = useQuery({ ...askedQuery, enabled: role.data?.role === 'student' && role.data.classes > 0 });
  const toDo = toDoItems(asked.data?.assignments ?? []);
  const race = useRaceRoom({ user, lesson, open: game === 'race', onClose, others: other('city') });
  return (
    <>
      <AdultEntrance />
      <DashboardScreen
        user={user}
        orb={orb}
        said={said}
        grade={mine.data?.grade ?? null}
        toDo={<ToDoCard {...toDo} />}
        future={<FutureYou career={user.learning_profile?.chosen_career} mine={mine.data} />}
        doors={
          <>
            <CityDoor town={town.data} onPlay={() => openGame('city')} />
            <RaceDoor onPlay={() => openGame('race')} />
            <CareersDoor />
            <SkillsDoor />
            <ClassesDoor />
          </>
        }
        onSettings={() => void settings.show()}
        onSignOut={() => void signOut()}
      />
      {settings.dialog}
      {city}
      {chat}
      {race}
    </>
  );
}
