import { switchTo } from '@/lib/server/gateway/profile-switch';

export const POST = switchTo;
