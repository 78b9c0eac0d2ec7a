import { removeFuture } from '@/lib/server/gateway/commerce/change-subscription';

export async function DELETE(request: Request, { params }: { params: Promise<{ id: string }> }) {
  return removeFuture(request, (await params).id);
}
