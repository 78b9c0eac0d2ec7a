import { currentFace } from '@/lib/sites/current';
import { getRowset } from '@/lib/platform/rowsets';
export const revalidate = 60;

export default async function HomePage() {
  const { locale } = await currentFace();
  const rowset = await getRowset('startpage', locale);
  return <h1>{rowset.title}</h1>;
}
