import { welcome } from '@/lib/server/gateway/welcome';

export { welcome as GET };
