import { welcome } from '@/lib/server/gateway/session/welcome';

export { welcome as GET };
