import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { AdultFrame } from '../../ui/adult/adult-frame.tsx';
import { schoolText } from './text.ts';
import './school.css';

const text = schoolText.nav;

type SchoolFrameProps = { name: string; onSignOut: () => void; children: ReactNode };

/** Around every page of the school's office. */
export function SchoolFrame(props: SchoolFrameProps) {
  const isHere = useLocation().pathname.startsWith(paths.school());
  const links = [
    { to: paths.school(), text: text.school, isHere },
    { to: paths.dashboard, text: text.lessons },
  ];
  return <AdultFrame label={text.label} links={links} {...props} />;
}
