import league from '@content/site/league.yaml';
import { Compass, Puzzle, Star, Trophy } from 'lucide-react';

const icons = { design: Puzzle, challenge: Trophy, career: Compass, achievement: Star };

export function FeatureCards() {
  const { title, cards } = league.features;
  return (
    <section className="site-section">
      <div className="site-column">
        <h2>{title}</h2>
        <ul className="league-cards">
          {cards.map((card) => (
            <FeatureCard key={card.mark} {...card} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function FeatureCard({ mark, title, text }: (typeof league.features.cards)[number]) {
  const Icon = icons[mark];
  return (
    <li className={`league-card ${mark}`}>
      <span>
        <Icon size={28} aria-hidden="true" />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
