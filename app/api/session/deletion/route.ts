import {
  askDeletionAnswer,
  cancelDeletionAnswer,
  deletionAnswer,
} from '@/lib/server/gateway/account/personal-data';

export const GET = deletionAnswer;
export const POST = askDeletionAnswer;
export const DELETE = cancelDeletionAnswer;
