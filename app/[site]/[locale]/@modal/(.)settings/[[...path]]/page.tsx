import { SettingsPage, type SettingsParams, settingsMetadata } from '../../../_parts/SettingsPage';

export function generateStaticParams() {
  return [];
}

export const generateMetadata = settingsMetadata;

/** Spec 3 §2: a modal page over the page that opened it. */
export default function SettingsOverlay(props: SettingsParams) {
  return <SettingsPage {...props} isOverlay />;
}
