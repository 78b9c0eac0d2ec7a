/** The series that the viewer follows, loaded together with the code that reads them. */
export const loadFollowsAtom = () => import('./follows').then(({ followsAtom }) => followsAtom);
