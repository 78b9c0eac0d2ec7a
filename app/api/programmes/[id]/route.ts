import { publicProgramme } from '@/lib/server/gateway/public/public-programme';

interface Context {
  params: Promise<{ id: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return publicProgramme(request, (await params).id);
}
