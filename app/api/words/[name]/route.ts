import { wordsAnswer } from '@/lib/server/gateway/public/words';

export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  return wordsAnswer(request, (await params).name);
}
