import { switchTo } from '@/lib/server/gateway/parental/profile-switch';

export const POST = switchTo;
