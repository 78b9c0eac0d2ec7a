import { MissingPage } from '../_parts/MissingPage';

export default function PacketNotFound() {
  return <MissingPage kind="subscription" />;
}
