import { NotFoundPage } from '../_parts/NotFoundPage';

export default function WatchNotFound() {
  return <NotFoundPage kind="not_found_content" />;
}
