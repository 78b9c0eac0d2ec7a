import type { ReactNode } from 'react';
import { LiveBadge } from '@/components/ui/badge/LiveBadge';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import styles from './heading.module.scss';

interface Props {
  channelName: string;
  logo: string | null;
  logoColor: string | null;
  /** The programme on screen, by the clock of the stream (DESIGN section 3). */
  title: string;
  /** The page of the programme; null without a page. */
  titleHref: string | null;
  subtitle: string | null;
  /** Formatted times, such as "20:30–21:15". */
  time: string | null;
  isLive: boolean;
  liveLabel: string;
  /** Start over, back to live, share. */
  actions?: ReactNode;
}

/** The programme on screen and its channel. */
export function ProgrammeHeading(props: Props) {
  const { channelName, logo, logoColor, title, titleHref, subtitle, time, isLive, liveLabel, actions } =
    props;
  return (
    <header className={styles.heading}>
      <Picture
        src={logo}
        alt=""
        shape="sign"
        sizes="(min-width: 933px) 112px, 72px"
        color={logoColor}
        className={styles.logo}
      />
      <div className={styles.words}>
        <p className={styles.line}>
          {channelName}
          {isLive ? <LiveBadge label={liveLabel} /> : null}
        </p>
        <h1 className={styles.title}>{titleHref ? <Link href={titleHref}>{title}</Link> : title}</h1>
        <p className={styles.facts}>
          {time ? <span>{time}</span> : null}
          {subtitle ? <span>{subtitle}</span> : null}
        </p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
