import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { AdultFrame } from '../../ui/adult/adult-frame.tsx';
import { teachText } from './text.ts';
import './teach.css';

const text = teachText.nav;
const links = [
  { to: paths.teach, text: text.classes },
  { to: paths.dashboard, text: text.lessons },
  { to: paths.teachStart, text: text.start },
];

type TeachFrameProps = { name: string; onSignOut: () => void; children: ReactNode };

/** Around every teacher's page. */
export function TeachFrame({ children, ...rest }: TeachFrameProps) {
  return (
    <AdultFrame label={text.label} links={links} {...rest}>
      <div className="teach">{children}</div>
    </AdultFrame>
  );
}
