import { publicSchedule } from '@/lib/server/gateway/public/public-schedule';

interface Context {
  params: Promise<{ channel: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return publicSchedule(request, (await params).channel);
}
