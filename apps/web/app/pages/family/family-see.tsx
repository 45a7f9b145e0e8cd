import { ReaderScreen } from '../../features/family/reader-screen.tsx';
import { familyTexts } from '../../features/family/text.ts';
import { pageTitle } from '../page-title.ts';
import { useHash } from './use-hash.ts';

export const meta = () => pageTitle(familyTexts.en.page);

/** The address stays as it is: it is what a family keeps. */
export default function FamilySeePage() {
  return <ReaderScreen token={useHash()} />;
}
