import { setAddress } from '@/lib/gateway/city';

export const POST = setAddress;
