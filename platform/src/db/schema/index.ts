import * as ads from './ads.ts';
import * as catalogue from './catalogue.ts';
import * as channels from './channels.ts';
import * as commerce from './commerce.ts';
import * as imports from './imports.ts';
import * as libraryFiles from './library-files.ts';
import * as money from './money.ts';
import * as notices from './notices.ts';
import * as persons from './persons.ts';
import * as reminders from './reminders.ts';
import * as rows from './rows.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as subscriptions from './subscriptions.ts';
import * as viewing from './viewing.ts';

/** Every table, in the form drizzle needs. Import single tables from their own file. */
export const schema = {
  ...ads,
  ...session,
  ...catalogue,
  ...channels,
  ...commerce,
  ...imports,
  ...libraryFiles,
  ...money,
  ...notices,
  ...persons,
  ...reminders,
  ...rows,
  ...search,
  ...subscriptions,
  ...viewing,
};
