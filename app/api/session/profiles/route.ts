import { addProfile, profilesAnswer } from '@/lib/server/gateway/profiles';

export const GET = profilesAnswer;
export const POST = addProfile;
