import { revalidate } from '@/lib/server/gateway/public/revalidate';

export const POST = revalidate;
