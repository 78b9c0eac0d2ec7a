import { publicOffers } from '@/lib/server/gateway/public/public-offers';

interface Context {
  params: Promise<{ channel: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return publicOffers(request, (await params).channel);
}
