/** Spec 1 §2: `/catalog/{id}` is another address of `/rowset/{id}`, which is the canonical one. */
export { default, generateMetadata, generateStaticParams } from '../../rowset/[id]/page';

export const revalidate = 60;
