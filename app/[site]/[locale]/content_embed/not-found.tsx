import { OutsideLinks } from '@/components/ui/link/OutsideLinks';
import { MissingPage } from '../_parts/MissingPage';

export default function ContentEmbedNotFound() {
  return (
    <OutsideLinks>
      <MissingPage kind="content" />
    </OutsideLinks>
  );
}
