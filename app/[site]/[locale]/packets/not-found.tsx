import { NotFoundPage } from '../_parts/NotFoundPage';

export default function PacketNotFound() {
  return <NotFoundPage kind="not_found_subscription" />;
}
