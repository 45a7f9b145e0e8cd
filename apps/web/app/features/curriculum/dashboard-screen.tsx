import type { UserAnswer } from '@playforward/contract';
import { LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { StarField } from '../../ui/stars.tsx';
import { CurriculumPanel } from './curriculum-panel.tsx';
import { curriculumText as text } from './text.ts';
import './dashboard.css';

type DashboardScreenProps = {
  user: UserAnswer;
  /** The companion, and the place of what it says. */
  orb: ReactNode;
  said: ReactNode;
  /** The grade the student told, null when it is not known. */
  grade: number | null;
  toDo: ReactNode;
  future: ReactNode;
  /** The ways into city, race and careers. */
  doors: ReactNode;
  onSettings: () => void;
  onSignOut: () => void;
};

/** Sky band on top, paper below. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { user, orb, said, grade, toDo, future, doors, onSettings, onSignOut } = props;
  const width = 'mx-auto max-w-[1160px] px-4';
  return (
    <div className="min-h-dvh">
      <header className="sky night on-sky relative overflow-hidden pb-[66px]">
        <StarField />
        <div className="relative flex items-center justify-between gap-4 px-4 py-3 max-sm:gap-2.5 lg:px-14 lg:py-4">
          <Logo />
          <Button
            kind="quiet"
            small
            onClick={onSettings}
            className="ml-auto flex-none max-sm:w-11 max-sm:px-0"
          >
            <Settings size={18} aria-hidden="true" />
            <span className="max-sm:sr-only">{text.settings}</span>
          </Button>
          <Button
            kind="quiet"
            small
            onClick={onSignOut}
            className="flex-none whitespace-nowrap max-sm:px-3.5"
          >
            <LogOut size={18} aria-hidden="true" className="max-sm:hidden" />
            {text.signOut}
          </Button>
        </div>
        <Hello name={user.name.trim() || text.student} width={width} orb={orb} said={said} />
      </header>
      <main className={`relative -mt-[62px] pb-20 ${width}`}>
        <CurriculumPanel grade={grade} toDo={toDo} future={future} doors={doors} />
      </main>
    </div>
  );
}

type HelloProps = { name: string; width: string; orb: ReactNode; said: ReactNode };

/** The place of what is said is kept free before it is there, so that nothing moves when it comes. */
function Hello({ name, width, orb, said }: HelloProps) {
  return (
    <div
      className={`relative grid grid-cols-[84px_minmax(0,1fr)] items-center gap-x-4 gap-y-3.5 py-5 lg:grid-cols-[120px_minmax(0,1fr)] lg:gap-x-7 lg:gap-y-3 ${width}`}
    >
      <div className="lg:row-span-2">{orb}</div>
      <h1 className="text-[1.75rem] wrap-anywhere lg:self-end lg:text-[2.75rem]">{text.welcome(name)}</h1>
      <div className="min-h-[136px] max-lg:col-span-2 sm:min-h-[72px] lg:col-start-2 lg:max-w-[620px]">
        {said}
      </div>
    </div>
  );
}
