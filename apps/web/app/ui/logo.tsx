import { Link } from 'react-router';
import { Orb } from './orb.tsx';
import { uiText } from './text.ts';

/** The name of the product with the orb; leads to the landing page. */
export function Logo() {
  return (
    <Link to="/" className="logo">
      <Orb mode="idle" size={34} />
      {uiText.product}
    </Link>
  );
}
