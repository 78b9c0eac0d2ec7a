import { revalidate } from '@/lib/server/gateway/revalidate';

export const POST = revalidate;
