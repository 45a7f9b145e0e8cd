import pledge from '@content/site/pledge.yaml';
import { BriefcaseBusiness, Calculator, Eye, Lightbulb, WandSparkles } from 'lucide-react';

const icons = {
  ai: WandSparkles,
  math: Calculator,
  life: Eye,
  mindset: Lightbulb,
  business: BriefcaseBusiness,
};

export function CanDoSection() {
  const { title, items } = pledge.canDo;
  return (
    <section className="site-section pb-0">
      <div className="site-column">
        <h2>{title}</h2>
        <ul className="pledge-can">
          {items.map((item) => (
            <CanDo key={item.mark} {...item} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function CanDo({ mark, title, text }: (typeof pledge.canDo.items)[number]) {
  const Icon = icons[mark];
  return (
    <li>
      <Icon size={32} aria-hidden="true" />
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
