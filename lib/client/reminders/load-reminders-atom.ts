/** The reminders of the viewer, loaded together with the code that reads them. */
export const loadRemindersAtom = () => import('./reminders').then(({ remindersAtom }) => remindersAtom);
