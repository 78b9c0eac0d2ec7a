/** An episode: the page of its series, which reads the second part of the address, too. */
export { default, generateMetadata, generateStaticParams } from '../page';

export const revalidate = 300;
