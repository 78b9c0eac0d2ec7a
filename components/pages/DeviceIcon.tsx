import { PhoneIcon } from '@/components/ui/icon/money';
import { BoxIcon, LaptopIcon, TvIcon } from '@/components/ui/icon/navigation';
import type { DeviceSign } from '@/lib/rules/pages/devices';

const ICONS = { tv: TvIcon, box: BoxIcon, phone: PhoneIcon, computer: LaptopIcon };

/** What kind of device it is, beside its name. */
export function DeviceIcon({ sign }: { sign: DeviceSign }) {
  const Icon = ICONS[sign];
  return <Icon size="lg" />;
}
