import { BriefcaseBusiness, Calculator, Sparkles } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { landingText } from './text.ts';

const text = landingText.about;
const cards = [
  { ...text.cards.math, Icon: Calculator, ground: 'bg-accent-soft', mark: 'bg-accent text-on-accent' },
  { ...text.cards.ai, Icon: Sparkles, ground: 'bg-sun-soft', mark: 'bg-sun text-sun-ink' },
  { ...text.cards.career, Icon: BriefcaseBusiness, ground: 'bg-good-soft', mark: 'bg-good text-paper' },
];

export function AboutSection() {
  return (
    <section
      id="about-section"
      className="mx-auto grid max-w-[1280px] items-center gap-12 px-4 py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-[72px] lg:px-10 lg:py-28"
    >
      <div>
        <Chip>{text.label}</Chip>
        <h2 className="mt-4 max-w-[13ch] text-[2.5rem] lg:text-[3.4rem]">{text.title}</h2>
        <p className="mt-5 max-w-[48ch] text-[1.0625rem] text-ink-2 lg:text-[1.1875rem]">{text.text}</p>
        <ButtonLink to={paths.signup} className="mt-8">
          {landingText.createAccount}
        </ButtonLink>
      </div>
      <ul className="grid gap-4">
        {cards.map(({ title, text: words, Icon, ground, mark }) => (
          <li key={title} className={`flex items-start gap-[18px] rounded-[20px] px-6 py-[22px] ${ground}`}>
            <span className={`grid h-11 w-11 flex-none place-items-center rounded-[14px] ${mark}`}>
              <Icon size={24} aria-hidden="true" />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
