import { MissingPage } from '../../_parts/MissingPage';

/** Spec 2 §8 "Category not found". */
export default function NoSuchCategory() {
  return <MissingPage kind="category" />;
}
