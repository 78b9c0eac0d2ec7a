import { Status } from '@/components/ui/status/Status';
import styles from './payment.module.scss';

/** Says what the dialog waits for. */
export const Waiting = ({ text }: { text: string }) => <Status className={styles.status}>{text}</Status>;
