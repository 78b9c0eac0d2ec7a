import { setAddress } from '@/lib/server/gateway/city';

export const POST = setAddress;
