import { patchSubscription, removeSubscription } from '@/lib/server/gateway/commerce/change-subscription';

interface Address {
  params: Promise<{ id: string }>;
}

export async function PATCH(request: Request, { params }: Address) {
  return patchSubscription(request, (await params).id);
}

export async function DELETE(request: Request, { params }: Address) {
  return removeSubscription(request, (await params).id);
}
