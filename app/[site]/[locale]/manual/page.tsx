import type { Metadata } from 'next';
import { InstructionsPage, instructionsMetadata } from '../_parts/InstructionsPage';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return instructionsMetadata({ boxes: true });
}

/** Spec 3 §2: the list of manuals. */
export default function ManualsPage() {
  return <InstructionsPage subject={{ boxes: true }} />;
}
