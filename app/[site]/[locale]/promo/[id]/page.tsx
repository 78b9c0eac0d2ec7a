export { default, generateMetadata } from '../page';

/** Codes are as many as people have: each page is made when it is asked for. */
export function generateStaticParams() {
  return [];
}
