import { School } from 'lucide-react';
import { siteSettings } from '../../site-settings.ts';
import { useAlive } from '../../ui/use-alive.ts';
import { accountsText } from './text.ts';

/** The way through the school's own sign-in, where there is one. The built page does not know that yet. */
export function SchoolDoor() {
  const alive = useAlive();
  const name = alive ? siteSettings().school_sign_in : null;
  if (name === null) return null;
  return (
    <a className="btn quiet wide mt-4" href={`${siteSettings().api_origin ?? ''}/auth/oidc/start`}>
      <School size={20} aria-hidden="true" />
      {accountsText.login.school(name)}
    </a>
  );
}
