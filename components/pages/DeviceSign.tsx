import { BoxIcon, PhoneIcon } from '@/components/ui/icon/devices';
import { LaptopIcon, TvIcon } from '@/components/ui/icon/navigation';
import type { DeviceLook } from '@/lib/rules/pages/devices';

const ICONS = { phone: PhoneIcon, computer: LaptopIcon, tv: TvIcon, box: BoxIcon } as const;

/** A drawing of the device beside its name. */
export function DeviceSign({ look }: { look: DeviceLook }) {
  const Icon = ICONS[look];
  return <Icon size="lg" />;
}
