import { dropProfile, editProfile } from '@/lib/server/gateway/parental/profiles';

interface Context {
  params: Promise<{ id: string }>;
}

export async function PATCH(request: Request, { params }: Context): Promise<Response> {
  return editProfile(request, (await params).id);
}

export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  return dropProfile(request, (await params).id);
}
