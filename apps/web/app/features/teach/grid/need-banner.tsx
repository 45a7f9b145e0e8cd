import type { ClassGrid } from '@playforward/contract';
import { Presentation } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Orb } from '../../../ui/orb/orb.tsx';
import { teachText } from '../text.ts';
import { needsHelp } from './order-students.ts';
import { sharedIdeas } from './shared-ideas.ts';

const text = teachText.banner;
const names = new Intl.ListFormat('en', { type: 'conjunction' });
const listNames = (students: readonly { name: string }[]) => names.format(students.map(({ name }) => name));

type NeedBannerProps = { classId: number; grid: ClassGrid };

/** Who needs the teacher, which idea they share, and the next step. */
export function NeedBanner({ classId, grid }: NeedBannerProps) {
  const needing = grid.students.filter(needsHelp);
  const [idea] = sharedIdeas(needing);
  const lessonOf = (skill: string) => grid.skills.find((one) => one.skill === skill)?.lesson_id ?? 0;
  if (needing.length === 0)
    return (
      <Card className="need-banner">
        <Orb mode="fulfilled" size={64} />
        <div>
          <h2>{text.nobody(grid.unit_id !== null)}</h2>
          <p>{text.nobodyHelp}</p>
        </div>
      </Card>
    );
  const isShared = idea !== undefined && idea.who.length > 1;
  return (
    <Card className="need-banner">
      <Orb mode="determined" size={64} />
      <div>
        <h2>
          {text.title(needing.length)} {isShared && text.share(idea.who.length, needing.length)}
        </h2>
        <p>{isShared ? text.idea(listNames(idea.who), idea.text) : `${listNames(needing)}.`}</p>
      </div>
      {isShared ? (
        <ButtonLink to={paths.teachTalk(classId, lessonOf(idea.skill), idea.idea)} className="no-print">
          <Presentation size={20} aria-hidden="true" />
          {text.talk}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.teachIdeas(classId, lessonInNeed(grid))} className="no-print">
          {text.ideas}
        </ButtonLink>
      )}
    </Card>
  );
}

/** The lesson in which most students need help. */
function lessonInNeed({ skills, students }: ClassGrid): number {
  const needing = (place: number) => students.filter(({ cells }) => cells[place]?.needs_help).length;
  const places = skills.map((_, place) => place).toSorted((a, b) => needing(b) - needing(a));
  return skills[places[0] ?? 0]?.lesson_id ?? 0;
}
