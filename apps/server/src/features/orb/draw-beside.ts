import type { CompanionReply } from '@playforward/companion';
import type { OrbPicture } from '@playforward/contract';
import type { OrbServices } from './services.ts';

/** The picture of a reply, kept under its address before an answer names it. */
export async function drawBeside(
  { curriculum }: Pick<OrbServices, 'curriculum'>,
  { picture }: { picture?: CompanionReply['picture'] | undefined },
): Promise<OrbPicture | null> {
  if (!picture) return null;
  const { draw, keep } = curriculum.diagrams.openBatch();
  const { diagram_image_url: url, diagram_alt: alt } = draw(picture.diagram);
  await keep();
  return url === null ? null : { url, alt: alt ?? '' };
}
