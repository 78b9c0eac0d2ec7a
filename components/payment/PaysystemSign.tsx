import { PhoneIcon } from '@/components/ui/icon/devices';
import { AppIcon, BankIcon, CardIcon, CashIcon, QrIcon } from '@/components/ui/icon/money';
import type { PaysystemName } from '@/lib/rules/commerce/product';

const signs = {
  linkedcard: CardIcon,
  short_url: BankIcon,
  qrcode: QrIcon,
  qrcode_png: QrIcon,
  phone_sms: PhoneIcon,
  phone: PhoneIcon,
  ext_app: AppIcon,
  provider_account: CashIcon,
  info: CashIcon,
} satisfies Record<PaysystemName, unknown>;

/** The sign of a way to pay. */
export function PaysystemSign({ name }: { name: PaysystemName }) {
  const Sign = signs[name];
  return <Sign size="lg" />;
}
