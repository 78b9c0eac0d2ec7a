import { dropDevice } from '@/lib/server/gateway/account/devices';

export async function DELETE(request: Request, { params }: { params: Promise<{ id: string }> }) {
  return dropDevice(request, (await params).id);
}
