/** An episode as an overlay over the page it was opened from. */
export { default, generateMetadata, generateStaticParams } from '../page';

export const revalidate = 300;
