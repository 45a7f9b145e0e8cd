import landing from '@content/site/landing.yaml';
import { BriefcaseBusiness, Calculator, Sparkles } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';
import { landingText } from './text.ts';

const { about } = landing;

const looks = {
  math: { Icon: Calculator, ground: 'bg-accent-soft', mark: 'bg-accent text-on-accent' },
  ai: { Icon: Sparkles, ground: 'bg-sun-soft', mark: 'bg-sun text-sun-ink' },
  career: { Icon: BriefcaseBusiness, ground: 'bg-good-soft', mark: 'bg-good text-paper' },
};

export function AboutSection() {
  return (
    <section id="about-section" className="site-section">
      <div className="site-column grid items-center gap-12 lg:grid-cols-[1.1fr_1fr] lg:gap-[72px]">
        <div>
          <Chip>{about.label}</Chip>
          <h2 className="mt-4 max-w-[13ch]">{about.title}</h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[52ch] text-[1.0625rem] text-ink-2 lg:text-[1.125rem]">
              <SiteWords>{paragraph}</SiteWords>
            </p>
          ))}
          <a href={paths.signup} className="btn mt-8">
            {landingText.createAccount}
          </a>
        </div>
        <div>
          <ul className="grid gap-4">
            {about.cards.map((card) => (
              <AboutCard key={card.mark} {...card} />
            ))}
          </ul>
          <ul className="about-backing">
            {about.backing.map((line) => (
              <li key={line}>
                <SiteWords>{line}</SiteWords>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function AboutCard({ mark, title, text }: (typeof about.cards)[number]) {
  const { Icon, ground, mark: markLook } = looks[mark];
  return (
    <li className={`flex items-start gap-[18px] rounded-[20px] px-6 py-[22px] ${ground}`}>
      <span className={`grid h-11 w-11 flex-none place-items-center rounded-[14px] ${markLook}`}>
        <Icon size={24} aria-hidden="true" />
      </span>
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1">{text}</p>
      </div>
    </li>
  );
}
