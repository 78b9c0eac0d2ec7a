import { LinkButton } from '@/components/ui/button/LinkButton';
import { routes } from '@/lib/shared/routes';
import styles from './card.module.scss';

interface Props {
  label: string;
  at: 'head' | 'end';
}

/** Beside the title, or where that is no place below the packets: a phone shows them first. */
export function EnterPromo({ label, at }: Props) {
  return (
    <div className={at === 'head' ? styles.promoBeside : styles.promoBelow}>
      <LinkButton href={routes.promo()}>{label}</LinkButton>
    </div>
  );
}
