import { changeParental, parentalAnswer } from '@/lib/server/gateway/parental/parental';

export const GET = parentalAnswer;
export const PATCH = changeParental;
