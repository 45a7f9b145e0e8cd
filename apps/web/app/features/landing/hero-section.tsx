import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Orb } from '../../ui/orb.tsx';
import { Skyline } from '../../ui/skyline.tsx';
import { Stars } from '../../ui/stars.tsx';
import { landingText as text } from './text.ts';

const [education, gaming] = text.words;

/** Sky from night to dawn, two giant words, the orb in front of the city: the only screen that shouts. */
export function HeroSection() {
  return (
    <section
      id="hero-section"
      className="sky on-sky relative h-[max(100svh,680px)] max-h-[1000px] overflow-hidden"
    >
      <Stars />
      <h1 className="absolute inset-x-4 top-24 text-[clamp(2.9rem,15.4vw,11rem)] leading-[.88] font-extrabold tracking-[-.045em] lg:inset-x-14 lg:top-[150px]">
        <span className="block">{education}</span> <span className="outlined block text-right">{gaming}</span>
      </h1>
      <Skyline
        width={1500}
        height={760}
        blocks={15}
        tile={46}
        seed={11}
        className="absolute bottom-[-310px] left-1/2 max-w-none -translate-x-1/2 lg:bottom-[-190px]"
      />
      <div className="absolute inset-x-4 top-[236px] grid justify-items-center gap-4 text-center lg:top-[330px]">
        <Orb mode="idle" size={250} className="h-[170px] w-[170px] lg:h-[250px] lg:w-[250px]" />
        <div className="max-w-[340px] lg:absolute lg:top-[118px] lg:left-[calc(50%+160px)] lg:text-left">
          <div className="bubble tail-up">
            <p>{text.greeting}</p>
            <p className="font-bold">{text.future}</p>
          </div>
        </div>
        <ButtonLink kind="quiet" to={paths.signup} className="lg:mt-2">
          {text.createAccount}
        </ButtonLink>
      </div>
    </section>
  );
}
