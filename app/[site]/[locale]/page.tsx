import { RowsetPage } from './_parts/RowsetPage';

export const revalidate = 60;

/** The rowset behind `/` (spec 2 §2: "home; built from rowsets with a slug and template"). */
const HOME_SLUG = 'startpage';

export default function HomePage() {
  return <RowsetPage slug={HOME_SLUG} />;
}
