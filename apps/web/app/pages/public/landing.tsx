import landing from '@content/site/landing.yaml';
import { LandingScreen } from '../../features/landing/landing-screen.tsx';
import { siteToken } from '../../site-token.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    title: landing.title,
    description: landing.description,
    path: '/',
    facts: {
      '@graph': [
        {
          '@type': 'WebSite',
          name: siteToken('productName'),
          url: `${siteToken('publicOrigin')}/`,
          inLanguage: 'en-US',
        },
        {
          '@type': 'EducationalOrganization',
          name: siteToken('organisation'),
          legalName: siteToken('legalName'),
          url: `${siteToken('publicOrigin')}/`,
          description: landing.description,
        },
      ],
    },
  });

export default LandingScreen;
