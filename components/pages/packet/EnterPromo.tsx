import { LinkButton } from '@/components/ui/button/LinkButton';
import { routes } from '@/lib/shared/routes';
import styles from './card.module.scss';

interface Props {
  label: string;
  at: 'head' | 'end';
}

/** Beside the title on wide pages, below the packets on narrow ones, which show the packets first. */
export function EnterPromo({ label, at }: Props) {
  return (
    <div className={at === 'head' ? styles.promoBeside : styles.promoBelow}>
      <LinkButton href={routes.promo()}>{label}</LinkButton>
    </div>
  );
}
