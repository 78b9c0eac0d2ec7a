import { CategoryNotFound } from '@/components/channels/list/CategoryNotFound';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';

/** Spec 2 §8 "Category not found". */
export default async function NoSuchCategory() {
  const { errors, channels, notFound } = wordsOf((await currentFace()).locale);
  return (
    <CategoryNotFound
      labels={{ code: notFound.code, title: errors.error_category_not_found, all: channels.all }}
    />
  );
}
