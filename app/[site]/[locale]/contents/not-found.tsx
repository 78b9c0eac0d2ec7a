import { MissingPage } from '../_parts/MissingPage';

export default function ContentNotFound() {
  return <MissingPage kind="content" />;
}
