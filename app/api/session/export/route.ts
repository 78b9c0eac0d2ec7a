import { exportAnswer } from '@/lib/server/gateway/account/personal-data';

export const POST = exportAnswer;
