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
import type { readOwnOffers as ReadOwnOffers } from '@/lib/client/channels/read-own-offers';
import { buy } from '@/lib/client/commerce/buy';
import { isLoggedIn } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { isForChild } from '@/lib/shared/sites/audience';
import styles from './offer.module.scss';

interface Props {
  channelId: number;
  /** A moment of the archive; null is live. */
  ts: number | null;
  /** A picture of the current programme. */
  still: string | null;
  /** Spec 3 §2: embedded, the purchase opens in a new window. */
  isOutside?: boolean | undefined;
  labels: OfferLabels;
}

export type OfferLabels = Messages['viewer']['offer'] & {
  soon: string;
  loading: string;
  channels: string;
  askAdult: string;
  subscribe: string;
  freeTrial: string;
  paidTrial: string;
};

/**
 * Spec 2 §4 "Channel loading": a channel that was not bought shows its packets with prices, each of which is bought here, or
 * 'channel_soon' without packets; its archive shows a subscription offer. Who is logged in sees only what they lack.
 */
export function OfferPoster({ channelId, ts, still, isOutside = false, labels }: Props) {
  const who = useViewer();
  // Children cannot buy and see no price (spec 1 §6).
  const isChild = isForChild(documentAudience());
  const isUser = isLoggedIn(who);
  const { data: known, error } = useSWR(
    isChild ? null : ['offers', channelId, ts, isUser],
    async () => {
      const { offers, packetsHref } = await (isUser
        ? fetchOwn(channelId, ts, labels)
        : fetchOffers(channelId, ts));
      return { channelId, ts, isUser, offers, packetsHref };
    },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  // A guest may log in while buying: until the own offers are there, the pressed button stays.
  const isHere = known?.channelId === channelId && known.ts === ts;
  const data = isHere && (known.isUser === isUser || !error) ? known : null;
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
            {offers.map(({ keys, names, price, per, trial }, index) => (
              <li key={keys.join()} className={styles.offer}>
                <span>
                  {names.join(' + ')}
                  {trial ? <span className={styles.trial}>{trial}</span> : null}
                </span>
                {price ? (
                  <span>
                    <strong className={styles.price}>{price}</strong>{' '}
                    <span className={styles.per}>{per}</span>
                  </span>
                ) : null}
                {data?.packetsHref ? (
                  <Subscribe
                    {...{ channelId, keys, isOutside }}
                    isFirst={index === 0}
                    label={labels.subscribe}
                    name={names.join(' + ')}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {data?.packetsHref && offers.length > 0 ? (
          <LinkButton href={data.packetsHref}>{labels.packets}</LinkButton>
        ) : null}
        {isUser ? null : <ModalLink modal="auth">{labels.signIn}</ModalLink>}
        <LinkButton href={routes.channels()}>{labels.channels}</LinkButton>
      </Poster>
    </div>
  );
}

/** Loaded for those who are logged in only. */
const fetchOwn: typeof ReadOwnOffers = async (...offer) =>
  (await import('@/lib/client/channels/read-own-offers')).readOwnOffers(...offer);

interface SubscribeProps {
  channelId: number;
  /** The packets in the order in which they are bought. */
  keys: readonly string[];
  isFirst: boolean;
  isOutside: boolean;
  label: string;
  name: string;
}

/** Buys these packets; afterwards the page reads the rights again, and the channel plays. */
function Subscribe({ channelId, keys, isFirst, isOutside, label, name }: SubscribeProps) {
  const look = {
    ...({ size: 'sm', variant: isFirst ? 'primary' : 'secondary' } as const),
    'aria-label': `${label}: ${name}`,
  };
  // The last one needs the others: its page asks for them first.
  const last = keys.at(-1);
  if (isOutside && last)
    return (
      <LinkButton {...look} href={routes.buyPacket(last)}>
        {label}
      </LinkButton>
    );
  const begin = () =>
    buy({ kind: 'channel', channelId: String(channelId), packetKeys: [...keys] }, { startAfterBuy: true });
  return (
    <Button {...look} onClick={begin}>
      {label}
    </Button>
  );
}

function wordsOf(hasOffers: boolean, hasFailed: boolean, isArchive: boolean, labels: OfferLabels) {
  const title = isArchive ? labels.archive : labels.title;
  if (hasOffers) return { title, text: labels.text };
  return hasFailed ? { title, text: labels.failed } : { title: labels.soon, text: '' };
}
