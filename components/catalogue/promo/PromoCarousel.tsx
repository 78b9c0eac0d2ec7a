import { Carousel } from '@/components/ui/carousel/Carousel';
import type { Promo } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { PromoSlide } from './PromoSlide';
import styles from './promo.module.scss';

interface Props {
  title: string;
  promos: Promo[];
  labels: Messages['catalogue']['promo'];
  newTabLabel: string;
  /** The first thing of a page: its art goes under the header. */
  isOpening?: boolean;
}

/** The opening of a page (rows of template promo-bg). Slides are made on the server; only their movement is script. */
export function PromoCarousel({ title, promos, labels, newTabLabel, isOpening = false }: Props) {
  return (
    <Carousel
      className={isOpening ? styles.opening : styles.banner}
      isUnderHeader={isOpening}
      labels={{ ...labels, region: title || labels.label }}
      seconds={promos.map((promo) => promo.durationSeconds)}
    >
      {promos.map((promo, index) => (
        <PromoSlide
          key={promo.id}
          promo={promo}
          action={labels.open}
          newTabLabel={newTabLabel}
          isFirst={isOpening && index === 0}
        />
      ))}
    </Carousel>
  );
}
