'use client';

import { LazyModal } from '@/components/ui/modal/LazyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';

const load = () => import('./PacketChannelsDialog').then(({ PacketChannelsDialog }) => PacketChannelsDialog);

/** Spec 3 §2 `packets_channels`; its script loads when somebody asks for the channels. */
export const PacketChannelsModal = (modal: ModalProps) => <LazyModal modal={modal} load={load} />;
