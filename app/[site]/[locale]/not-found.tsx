import { MissingPage } from './_parts/MissingPage';

export default function PageNotFound() {
  return <MissingPage kind="page" />;
}
