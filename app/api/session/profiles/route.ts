import { addProfile, profilesAnswer } from '@/lib/server/gateway/parental/profiles';

export const GET = profilesAnswer;
export const POST = addProfile;
