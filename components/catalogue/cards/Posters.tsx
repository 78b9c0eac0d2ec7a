import { Picture } from '@/components/ui/picture/Picture';
import type { ContentCard } from '@/lib/rules/catalogue/view';

/** More would hide each other. */
export const POSTERS = 3;

interface Props {
  cards: readonly ContentCard[];
  sizes: string;
  most?: number;
  className?: string | undefined;
}

/** Some posters as a picture, not a list: what is around them arranges them, and hides them from screen readers. */
export function Posters({ cards, ...picture }: Props) {
  return cards
    .slice(0, POSTERS)
    .map(({ id, poster, color }) => (
      <Picture key={id} src={poster} alt="" shape="poster" color={color} {...picture} />
    ));
}
