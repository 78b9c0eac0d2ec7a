import { changeParental, parentalAnswer } from '@/lib/gateway/parental';

export const GET = parentalAnswer;
export const PATCH = changeParental;
