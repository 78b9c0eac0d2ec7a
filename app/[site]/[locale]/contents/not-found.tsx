import { NotFoundPage } from '../_parts/NotFoundPage';

export default function ContentNotFound() {
  return <NotFoundPage kind="not_found_content" />;
}
