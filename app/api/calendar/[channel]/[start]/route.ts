import { publicCalendar } from '@/lib/server/gateway/public/public-calendar';

interface Context {
  params: Promise<{ channel: string; start: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { channel, start } = await params;
  return publicCalendar(request, channel, start);
}
