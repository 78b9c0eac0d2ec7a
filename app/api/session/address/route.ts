import { setAddress } from '@/lib/server/gateway/login/city';

export const POST = setAddress;
