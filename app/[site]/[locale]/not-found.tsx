import { NotFoundPage } from './_parts/NotFoundPage';

export default function PageNotFound() {
  return <NotFoundPage kind="not_found_page" />;
}
