import type { ComponentProps } from 'react';
import { SkyPage } from '../../ui/listing/sky-page.tsx';
import './career.css';
import './explore.css';

/** The sky band of a page that can be printed, with the styles of careers. */
export function CareerFrame(props: Omit<ComponentProps<typeof SkyPage>, 'className'>) {
  return <SkyPage className="career-page" {...props} />;
}
