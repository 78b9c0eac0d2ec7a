import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { CheckIcon } from '@/components/ui/icon/status';
import { Link } from '@/components/ui/link/Link';
import type { PacketView } from '@/lib/server/pages/packet-views';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './compare.module.scss';

interface Props {
  packets: readonly PacketView[];
  words: Messages['pages']['packets'];
}

/**
 * The base packets beside each other. On a phone the name of a line stands above its values, so that four packets fit;
 * the explicit roles keep it a table for screen readers, whatever its layout is.
 */
export function PacketCompare({ packets, words }: Props) {
  if (packets.length < 2) return null;
  const lines = [
    { name: words.price, values: packets.map(({ price, per }) => [price, per].filter(Boolean).join(' ')) },
    { name: words.trial, values: packets.map(({ trial }) => trial ?? false) },
    { name: words.channels, values: packets.map(({ channels }) => channels ?? false) },
    ...rowsOf(packets.map(({ benefits }) => benefits.map(({ text }) => text))),
    ...rowsOf(
      packets.map(({ libraryNames }) => libraryNames),
      words.library,
    ),
  ];
  return (
    <section className={styles.section} aria-labelledby="compare">
      <h2 id="compare" className={styles.title}>
        {words.compare}
      </h2>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: Safari takes the role of a table away when its display is another one. */}
      <table role="table" className={styles.table} style={{ '--packets': packets.length } as object}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className={styles.corner} />
            {packets.map(({ id, name, href }) => (
              <th key={id} role="columnheader" scope="col">
                <Link href={href}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map(({ name, values }) => (
            <tr key={name} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {packets.map(({ id }, index) => (
                <td key={id} role="cell">
                  <Value value={values[index] ?? false} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </section>
  );
}

/** One line for each text that at least one packet has. */
function rowsOf(lists: readonly (readonly string[])[], label = '{name}') {
  const names = [...new Set(lists.flat())];
  return names.map((name) => ({
    name: fill(label, { name }),
    values: lists.map((list) => list.includes(name)),
  }));
}

function Value({ value, words }: { value: string | boolean; words: Props['words'] }) {
  if (typeof value === 'string') return value;
  if (!value) {
    return (
      <>
        <span aria-hidden="true" className={styles.none}>
          –
        </span>
        <VisuallyHidden>{words.no}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <CheckIcon />
      <VisuallyHidden>{words.yes}</VisuallyHidden>
    </>
  );
}
