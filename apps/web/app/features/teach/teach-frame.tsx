import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { teachText } from './text.ts';
import './teach.css';

const text = teachText.nav;

/** The band on top of every teacher's page. */
export function TeachFrame({
  name,
  onSignOut,
  children,
}: {
  name: string;
  onSignOut: () => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <div className="teach">
      <header className="teach-band sky night on-sky">
        <Logo />
        <nav aria-label={text.label} className="teach-nav">
          <Link to={paths.teach} aria-current={pathname === paths.teach ? 'page' : undefined}>
            {text.classes}
          </Link>
          <Link to={paths.dashboard}>{text.lessons}</Link>
        </nav>
        <span className="teach-name">{name}</span>
        <Button kind="quiet" small onClick={onSignOut} className="flex-none whitespace-nowrap max-sm:px-3.5">
          <LogOut size={18} aria-hidden="true" className="max-sm:hidden" />
          {text.signOut}
        </Button>
      </header>
      {children}
    </div>
  );
}
