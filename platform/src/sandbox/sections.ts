import type { Deps, TypedApp } from '../http/app.ts';
import type { Markup } from './html.ts';

/** A part of the sandbox page that belongs to one area of the platform: a `section` with an `h2` that has an id. */
export interface Section {
  render(): Promise<Markup>;
}

/** What an area adds to the sandbox: its routes below `/sandbox/`, and its parts of the page. */
export type SandboxArea = (app: TypedApp, deps: Deps, sections: Section[]) => Promise<void>;
