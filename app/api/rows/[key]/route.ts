import { publicRow } from '@/lib/server/gateway/public/public-row';

interface Context {
  params: Promise<{ key: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return publicRow(request, (await params).key);
}
