import { transaction } from '@/lib/server/gateway/commerce/transactions';

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  return transaction(request, (await params).id);
}
