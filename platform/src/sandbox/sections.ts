import type { Deps, TypedApp } from '../http/app.ts';
import type { Markup } from '../http/html.ts';

/** A part of the sandbox page that belongs to one area of the platform: a `section` with an `h2` that has an id. */
export interface Section {
  render(): Promise<Markup>;
}

/** The part of the sandbox of one area: its routes below `/sandbox/`, and its sections of the page. */
export type SandboxArea = (app: TypedApp, deps: Deps, sections: Section[]) => Promise<void>;
