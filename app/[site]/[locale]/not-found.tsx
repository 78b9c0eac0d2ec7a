import { getTranslations } from 'next-intl/server';

export default async function NotFoundPage() {
  const t = await getTranslations('notFound');
  return <h1>{t('not_found_page')}</h1>;
}
