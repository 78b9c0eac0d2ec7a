import { Carousel } from '@/components/ui/carousel/Carousel';
import type { Promo } from '@/lib/rules/catalogue/view';
import type { RowLabels } from '../row/labels';
import { PromoSlide } from './PromoSlide';
import { PromoTrailer } from './PromoTrailer';
import styles from './promo.module.scss';
import type { TargetLabels } from './TargetLink';

interface Props {
  id: string;
  title: string;
  promos: Promo[];
  labels: TargetLabels & Pick<RowLabels, 'promo'>;
  /** True for the first row of a page, whose art is under the header. */
  isOpening?: boolean;
}

/** Slides of a row of promotions. The server renders them; script only moves them. */
export function PromoCarousel({ id, title, promos, labels, isOpening = false }: Props) {
  return (
    <Carousel
      data-row={id}
      className={isOpening ? styles.opening : styles.banner}
      isUnderHeader={isOpening}
      labels={{ ...labels.promo, region: title || labels.promo.label }}
      seconds={promos.map((promo) => promo.durationSeconds)}
    >
      {promos.map((promo, index) => (
        <PromoSlide key={promo.id} promo={promo} labels={labels} isFirst={isOpening && index === 0}>
          {promo.trailerId ? <PromoTrailer trailerId={promo.trailerId} /> : null}
        </PromoSlide>
      ))}
    </Carousel>
  );
}
