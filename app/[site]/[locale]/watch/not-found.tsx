import { MissingPage } from '../_parts/MissingPage';

export default function WatchNotFound() {
  return <MissingPage kind="content" />;
}
