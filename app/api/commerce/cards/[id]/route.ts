import { removeCard } from '@/lib/server/gateway/commerce/cards';

export async function DELETE(request: Request, { params }: { params: Promise<{ id: string }> }) {
  return removeCard(request, (await params).id);
}
