import { NewsPage, newsMetadata } from '../../_parts/NewsPage';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = newsMetadata;

export default NewsPage;
