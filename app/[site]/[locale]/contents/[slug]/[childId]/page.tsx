/** An episode: the page of its series, which also reads the second part of the address. */
export { default, generateMetadata, generateStaticParams } from '../page';

export const revalidate = 300;
