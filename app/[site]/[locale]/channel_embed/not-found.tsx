import { OutsideLinks } from '@/components/ui/link/OutsideLinks';
import { MissingPage } from '../_parts/MissingPage';

export default function ChannelEmbedNotFound() {
  return (
    <OutsideLinks>
      <MissingPage kind="channel" />
    </OutsideLinks>
  );
}
