export { default, generateMetadata } from '../page';

/** The number of codes is unlimited: each page is rendered on request. */
export function generateStaticParams() {
  return [];
}
