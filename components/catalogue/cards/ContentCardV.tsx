import { ArtCard, type ContentCardProps } from './ArtCard';
import { tileSizes } from './sizes';

/** A title as a poster (rows of template content-v). */
export function ContentCardV(props: ContentCardProps) {
  return <ArtCard {...props} src={props.card.poster} shape="poster" sizes={tileSizes.v} />;
}
