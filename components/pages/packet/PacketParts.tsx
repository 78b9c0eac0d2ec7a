import { LinkButton } from '@/components/ui/button/LinkButton';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { Rail } from '@/components/ui/rail/Rail';
import { Section } from '@/components/ui/section/Section';
import type { PacketPage } from '@/lib/server/pages/packet';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './parts.module.scss';

interface Props {
  packet: PacketPage;
  words: Messages['pages']['packet'];
  rail: Messages['catalogue']['row'];
}

/** What is in a packet besides its channels and benefits (spec 3 §2 Packet detail); what it does not have is left out. */
export function PacketParts({ packet, words, rail }: Props) {
  const { videos, rowHref, libraries, included, howToUse } = packet;
  return (
    <>
      {videos.length > 0 ? (
        <section aria-labelledby="packet-videos" className={styles.videos}>
          <h2 id="packet-videos" className={styles.title}>
            {words.videos}
          </h2>
          <Rail fit="h" labelledBy="packet-videos" labels={rail}>
            {videos.map(({ id, href, title, picture }) => (
              <Link key={id} href={href} className={styles.video}>
                <Picture src={picture} alt="" shape="wide" sizes="(min-width: 933px) 22vw, 70vw" most={480} />
                <span className={styles.name}>{title}</span>
              </Link>
            ))}
          </Rail>
        </section>
      ) : null}
      {rowHref ? (
        <LinkButton href={rowHref} className={styles.row}>
          {words.row}
        </LinkButton>
      ) : null}
      {libraries.length + included.length > 0 ? (
        <div className={styles.beside}>
          {libraries.length > 0 ? (
            <Section title={words.libraries}>
              <ul className={styles.list}>
                {libraries.map(({ title, description }) => (
                  <li key={title}>
                    <strong>{title}</strong>
                    {description ? <p className={styles.text}>{description}</p> : null}
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
          {included.length > 0 ? (
            <Section title={words.included}>
              <ul className={styles.list}>
                {included.map(({ name, href, short }) => (
                  <li key={href}>
                    <Link href={href} className={styles.link}>
                      {name}
                    </Link>
                    {short ? <p className={styles.text}>{short}</p> : null}
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
        </div>
      ) : null}
      {howToUse ? (
        <Section title={howToUse.title ?? words.howToUse}>
          <p className={styles.text}>{howToUse.text}</p>
        </Section>
      ) : null}
    </>
  );
}
