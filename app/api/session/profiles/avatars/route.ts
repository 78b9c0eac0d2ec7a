import { avatarsAnswer } from '@/lib/gateway/profiles';

export const GET = avatarsAnswer;
