import { addProfile, profilesAnswer } from '@/lib/gateway/profiles';

export const GET = profilesAnswer;
export const POST = addProfile;
