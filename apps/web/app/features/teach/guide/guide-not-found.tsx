import { paths } from '../../../paths.ts';
import { adultText } from '../../../ui/adult/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { teachText } from '../text.ts';

/** For an address that names no lesson. */
export function GuideNotFound() {
  return (
    <StateCard
      mode="listening"
      title={adultText.notHere.title}
      text={adultText.notHere.text}
      action={<ButtonLink to={paths.teach}>{teachText.page}</ButtonLink>}
    />
  );
}
