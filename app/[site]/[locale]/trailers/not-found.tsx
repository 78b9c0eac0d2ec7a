import { MissingPage } from '../_parts/MissingPage';

export default function TrailerNotFound() {
  return <MissingPage kind="content" />;
}
