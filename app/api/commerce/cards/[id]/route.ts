import { makePrimary, removeCard } from '@/lib/server/gateway/commerce/cards';

type Context = { params: Promise<{ id: string }> };

export async function PATCH(request: Request, { params }: Context) {
  return makePrimary(request, (await params).id);
}

export async function DELETE(request: Request, { params }: Context) {
  return removeCard(request, (await params).id);
}
