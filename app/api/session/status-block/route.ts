import { contract, payContract } from '@/lib/server/gateway/login/contract';

export const GET = contract;
export const POST = payContract;
