'use client';

import useSWR from 'swr';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { LockIcon } from '@/components/ui/icon/lock';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { Poster } from '@/components/ui/poster/Poster';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { documentAudience } from '@/lib/client/browser/of-document';
import { fetchOffers } from '@/lib/client/channels/channels-api';
import { buy } from '@/lib/client/commerce/buy';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './offer.module.scss';

interface Props {
  channelId: number;
  /** A moment of the archive; null is live. */
  ts: number | null;
  /** A picture of the current programme. */
  still: string | null;
  labels: OfferLabels;
}

export type OfferLabels = Messages['viewer']['offer'] & {
  soon: string;
  loading: string;
  channels: string;
  askAdult: string;
  subscribe: string;
};

/**
 * Spec 2 §4 "Channel loading": a channel that was not bought shows its packets with prices, each of which is bought here, or
 * 'channel_soon' without packets; its archive shows a subscription offer.
 */
export function OfferPoster({ channelId, ts, still, labels }: Props) {
  const who = useViewer();
  // Children cannot buy and see no price (spec 1 §6).
  const isChild = documentAudience() === 'child';
  const { data, error } = useSWR(
    isChild ? null : ['offers', channelId, ts],
    () => fetchOffers(channelId, ts),
    { revalidateOnFocus: false },
  );
  if (!data && !error && !isChild) return <Spinner label={labels.loading} />;
  const offers = data?.offers ?? [];
  const { title, text } = isChild
    ? { title: labels.title, text: labels.askAdult }
    : wordsOf(offers.length > 0, Boolean(error), ts !== null, labels);
  return (
    <div className={styles.stage} data-tall="">
      <Poster src={still} icon={<LockIcon />} title={title} text={text}>
        {offers.length > 0 ? (
          <ul className={styles.offers}>
            {offers.map(({ keys, names, price }, index) => (
              <li key={keys.join()} className={styles.offer}>
                <span>{names.join(' + ')}</span>
                {price ? <strong className={styles.price}>{price}</strong> : null}
                {data?.packetsHref ? (
                  <Button
                    size="sm"
                    variant={index === 0 ? 'primary' : 'secondary'}
                    aria-label={`${labels.subscribe}: ${names.join(' + ')}`}
                    onClick={() => subscribe(channelId, keys)}
                  >
                    {labels.subscribe}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {data?.packetsHref && offers.length > 0 ? (
          <LinkButton href={data.packetsHref}>{labels.packets}</LinkButton>
        ) : null}
        {who?.state === 'user' ? null : <ModalLink modal="auth">{labels.signIn}</ModalLink>}
        <LinkButton href={routes.channels()}>{labels.channels}</LinkButton>
      </Poster>
    </div>
  );
}

/** Afterwards the page reads the rights again, and the channel plays. */
const subscribe = (channelId: number, packetKeys: string[]) =>
  buy({ kind: 'channel', channelId: String(channelId), packetKeys }, { startAfterBuy: true });

function wordsOf(hasOffers: boolean, hasFailed: boolean, isArchive: boolean, labels: OfferLabels) {
  const title = isArchive ? labels.archive : labels.title;
  if (hasOffers) return { title, text: labels.text };
  return hasFailed ? { title, text: labels.failed } : { title: labels.soon, text: '' };
}
