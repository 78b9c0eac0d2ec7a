import { ArtCard, type ContentCardProps } from './ArtCard';
import { tileSizes } from './sizes';

/** A title with wide art (rows of template content-h). */
export function ContentCardH(props: ContentCardProps) {
  return <ArtCard {...props} src={props.card.still} shape="wide" sizes={tileSizes.h} />;
}
