'use client';

import { useCallback, useEffect, useState } from 'react';
import { buttonClasses } from '@/components/ui/button/classes';
import { AsyncDialog } from '@/components/ui/modal/AsyncDialog';
import { CloseEmptyModal } from '@/components/ui/modal/CloseEmptyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { fetchPacketChannels, type PacketChannels } from '@/lib/client/commerce/packet-channels';
import { useWords } from '@/lib/client/i18n/use-words';
import { packetOfPath } from '@/lib/rules/pages/packet-key';
import { fill } from '@/lib/shared/i18n/fill';
import { ChannelList } from './ChannelList';
import styles from './channels.module.scss';

/** The channels of the packet whose page the address names: `#packets_channels?to=/packets/82`. */
export function PacketChannelsDialog(modal: ModalProps) {
  const key = packetOfPath(modal.to);
  if (key === null || modal.to === null) return <CloseEmptyModal frame={modal.frame} />;
  return <Channels modal={modal} packetKey={key} href={modal.to} />;
}

function Channels({ modal, packetKey, href }: { modal: ModalProps; packetKey: string; href: string }) {
  const { frame, words } = modal;
  const { words: own, hasFailed, retry } = useWords('packetChannels');
  const [packet, setPacket] = useState<PacketChannels | null>(null);
  const [isUnread, setUnread] = useState(false);
  const read = useCallback(() => {
    setUnread(false);
    fetchPacketChannels(packetKey).then(setPacket, () => setUnread(true));
  }, [packetKey]);
  useEffect(read, [read]);
  const again = () => {
    if (hasFailed) retry();
    if (isUnread) read();
  };
  const value = own && packet ? { own, packet } : null;
  return (
    <AsyncDialog
      {...{ frame, words, value }}
      hasFailed={hasFailed || isUnread}
      onRetry={again}
      variant="wide"
      title={(all) => fill(all.own.title, { name: all.packet.name })}
    >
      {(all) => (
        <div className={styles.dialog}>
          <ChannelList channels={all.packet.channels} words={all.own} />
          <a href={href} className={buttonClasses({ variant: 'primary', size: 'lg' })}>
            {all.own.open}
          </a>
        </div>
      )}
    </AsyncDialog>
  );
}
