import { TextOverlay, textMetadata } from '../../_parts/TextPage';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const generateMetadata = () => textMetadata('agreement');

export default function AgreementOverlay() {
  return <TextOverlay name="agreement" />;
}
