import { brandFile } from '@/lib/server/brand/files';
import { siteById } from '@/lib/shared/sites/sites';

interface Props {
  params: Promise<{ site: string; file: string }>;
}

/** The pictures of a brand: `/brand/almatv/favicon.svg`. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { site: id, file } = await params;
  const site = siteById(id);
  const picture = site && (await brandFile(site, file));
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture.body), {
    headers: { 'content-type': picture.type, 'cache-control': 'public, max-age=86400' },
  });
}
