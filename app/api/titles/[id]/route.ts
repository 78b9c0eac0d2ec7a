import { publicTitle } from '@/lib/server/gateway/public/public-title';

interface Context {
  params: Promise<{ id: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return publicTitle(request, (await params).id);
}
