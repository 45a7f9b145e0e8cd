import { useParams } from 'react-router';
import { CareerScreen } from '../features/careers/career-screen.tsx';
import { careersText } from '../features/careers/text.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(careersText.page);

/** /careers/{slug}: one career. */
export default function CareerPage() {
  const { slug = '' } = useParams();
  return <CareerScreen key={slug} slug={slug} />;
}
