import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../button.tsx';
import { Logo } from '../logo.tsx';
import { adultText as text } from './text.ts';
import './adult.css';

type AdultFrameProps = {
  /** What the navigation is called. */
  label: string;
  links: readonly { to: string; text: string; isHere?: boolean }[];
  name: string;
  onSignOut: () => void;
  children: ReactNode;
};

/** The band on top of every page of a teacher and of the school's office. */
export function AdultFrame({ label, links, name, onSignOut, children }: AdultFrameProps) {
  const { pathname } = useLocation();
  return (
    <div className="adult">
      <header className="adult-band sky night on-sky">
        <Logo />
        <nav aria-label={label} className="adult-nav">
          {links.map(({ to, text: said, isHere = pathname === to }) => (
            <Link key={to} to={to} aria-current={isHere ? 'page' : undefined}>
              {said}
            </Link>
          ))}
        </nav>
        <span className="adult-name">{name}</span>
        <Button kind="quiet" small onClick={onSignOut} className="flex-none whitespace-nowrap max-sm:px-3.5">
          <LogOut size={18} aria-hidden="true" className="max-sm:hidden" />
          {text.signOut}
        </Button>
      </header>
      {children}
    </div>
  );
}
