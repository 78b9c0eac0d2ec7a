import { avatarsAnswer } from '@/lib/server/gateway/parental/profiles';

export const GET = avatarsAnswer;
