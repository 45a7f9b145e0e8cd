import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { lessonText as text } from './text.ts';

export function LessonLoading() {
  return (
    <Alone>
      <StateCard mode="loading" title={text.loading} skeleton />
    </Alone>
  );
}

export function LessonFailed() {
  return (
    <Alone>
      <StateCard mode="worried" title={text.failed} text={text.failedHelp} action={<BackToDashboard />} />
    </Alone>
  );
}

export function LessonMissing() {
  return (
    <Alone>
      <StateCard
        mode="determined"
        title={text.missing}
        text={text.missingHelp}
        action={<BackToDashboard />}
      />
    </Alone>
  );
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <main className="lesson-alone">
      <h1 className="sr-only">{text.lesson}</h1>
      {children}
    </main>
  );
}

function BackToDashboard() {
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate(paths.dashboard)}>
      <ArrowLeft size={20} aria-hidden="true" />
      {text.backToDashboard}
    </Button>
  );
}
