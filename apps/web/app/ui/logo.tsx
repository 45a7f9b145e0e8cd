import { siteToken } from '../site-token.ts';
import { Orb } from './orb/orb.tsx';

/** The name of the product with the orb; leads to the landing page, which is a document of its own. */
export function Logo() {
  return (
    <a href="/" className="logo">
      <Orb mode="idle" size={34} />
      {siteToken('productName')}
    </a>
  );
}
