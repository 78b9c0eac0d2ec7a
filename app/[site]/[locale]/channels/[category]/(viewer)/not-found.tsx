import { NotFoundPage } from '../../../_parts/NotFoundPage';

export default function ChannelNotFound() {
  return <NotFoundPage kind="not_found_channel" />;
}
