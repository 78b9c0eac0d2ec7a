import { switchTo } from '@/lib/gateway/profile-switch';

export const POST = switchTo;
