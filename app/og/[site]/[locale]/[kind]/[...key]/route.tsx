import { ImageResponse } from 'next/og';
import { ShareWords } from '@/components/share/ShareWords';
import { limitKeyOf } from '@/lib/gateway/viewer';
import { decodeSegment } from '@/lib/ids';
import { readShareAddress } from '@/lib/seo/share/address';
import { shareAnswer } from '@/lib/seo/share/answer';
import { shareFonts } from '@/lib/seo/share/fonts';
import { SHARE_SIZE } from '@/lib/seo/share/limits';
import { Limits } from '@/lib/session/limits';
import { brandIn } from '@/lib/sites/sites';

interface Props {
  params: Promise<{ site: string; locale: string; kind: string; key: string[] }>;
}

const limits = new Limits();

/** The picture of a page for whoever shares it: `/og/taspa/kk/content/korga-12?v=…`. */
export async function GET(request: Request, { params }: Props) {
  const { key, ...segments } = await params;
  const version = new URL(request.url).searchParams.get('v');
  const asked = readShareAddress({ ...segments, key: key.map(decodeSegment) }, version);
  if (!asked) return new Response(null, { status: 404 });
  const wait = limits.use('picturesPerAddress', limitKeyOf(request), Date.now());
  if (wait !== null) return new Response(null, { status: 429, headers: { 'retry-after': String(wait) } });
  const brand = brandIn(asked.site, asked.locale);
  return shareAnswer(asked, async ({ look, title, line }) => {
    const words = <ShareWords look={look} title={title} line={line} brand={brand} />;
    const image = new ImageResponse(words, { ...SHARE_SIZE, fonts: await shareFonts() });
    return Buffer.from(await image.arrayBuffer());
  });
}
