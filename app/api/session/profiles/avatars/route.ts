import { avatarsAnswer } from '@/lib/server/gateway/profiles';

export const GET = avatarsAnswer;
