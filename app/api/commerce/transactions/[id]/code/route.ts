import { confirm } from '@/lib/server/gateway/commerce/transactions';

export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }) {
  return confirm(request, (await params).id);
}
