import { MissingPage } from '../../../_parts/MissingPage';

export default function ChannelNotFound() {
  return <MissingPage kind="channel" />;
}
