import { publicPacketChannels } from '@/lib/server/gateway/public/public-packet-channels';

interface Context {
  params: Promise<{ packet: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return publicPacketChannels(request, (await params).packet);
}
