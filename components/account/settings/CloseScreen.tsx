import { IconButton } from '@/components/ui/button/IconButton';
import { CloseIcon } from '@/components/ui/icon/close';
import styles from './settings.module.scss';

interface Props {
  label: string;
  onClose(): void;
}

/** Closes a page of the account, at the end of its first line. */
export function CloseScreen({ label, onClose }: Props) {
  return (
    <IconButton label={label} className={styles.close} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  );
}
