import { SettingsPage, type SettingsParams, settingsMetadata } from '../../_parts/SettingsPage';

export function generateStaticParams() {
  return [];
}

export const generateMetadata = settingsMetadata;

/** Spec 3 §2: opened directly it is a full page. */
export default function SettingsRoute(props: SettingsParams) {
  return <SettingsPage {...props} isOverlay={false} />;
}
