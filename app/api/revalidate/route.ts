import { revalidate } from '@/lib/gateway/revalidate';

export const POST = revalidate;
