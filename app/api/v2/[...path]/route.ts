import { forward } from '@/lib/server/gateway/personal/forward';

interface Context {
  params: Promise<{ path: string[] }>;
}

async function handle(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  return forward(request, `/${path.join('/')}`);
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST };
