import { ImageResponse } from 'next/og';
import { ShareWords } from '@/components/share/ShareWords';
import { limit } from '@/lib/server/gateway/http/limit';
import { readShareAddress } from '@/lib/server/seo/share-address';
import { SHARE_SIZE } from '@/lib/server/seo/share-constants';
import { shareFonts } from '@/lib/server/share/fonts';
import { shareAnswer } from '@/lib/server/share/share-answer';
import { decodeSegment } from '@/lib/shared/ids';
import { brandIn } from '@/lib/shared/sites/sites';

interface Props {
  params: Promise<{ site: string; locale: string; kind: string; key: string[] }>;
}

/** The share picture of a page: `/og/taspa/kk/content/korga-12?v=…`. */
export async function GET(request: Request, { params }: Props) {
  const { key, ...segments } = await params;
  const version = new URL(request.url).searchParams.get('v');
  const requested = readShareAddress({ ...segments, key: key.map(decodeSegment) }, version);
  if (!requested) return new Response(null, { status: 404 });
  const tooOften = await limit(request, { byAddress: 'picturesPerAddress' });
  if (tooOften) return tooOften;
  const brand = brandIn(requested.site, requested.locale);
  return shareAnswer(requested, async ({ look, title, line }) => {
    const words = <ShareWords look={look} title={title} line={line} brand={brand} />;
    const image = new ImageResponse(words, { ...SHARE_SIZE, fonts: await shareFonts() });
    return Buffer.from(await image.arrayBuffer());
  });
}
