import { NotFoundPage } from '../_parts/NotFoundPage';

export default function TrailerNotFound() {
  return <NotFoundPage kind="not_found_content" />;
}
