import { TextPage, textMetadata } from '../_parts/TextPage';

export const revalidate = 900;

/** Nothing of its own in the address: without saying so it would be made anew for everyone. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const generateMetadata = () => textMetadata('agreement');

export default function AgreementPage() {
  return <TextPage name="agreement" />;
}
