import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { platformUrl } from './platform';

/** Headers of a write from the pages of the stack under test. */
function headersFor(siteUrl: string): Record<string, string> {
  return { origin: new URL(siteUrl).origin };
}

async function post(request: APIRequestContext, siteUrl: string, path: string, data: object) {
  const response = await request.post(path, { data, headers: headersFor(siteUrl) });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

/** A new person logs in with a password; `request` belongs to a page or a context and gets the cookies. */
export async function becomePerson(request: APIRequestContext, siteUrl: string): Promise<void> {
  const login = `parent-${randomUUID().slice(0, 8)}`;
  const password = randomUUID().slice(0, 32);
  const user = { username: login, password };
  expect((await request.post(`${platformUrl}/v2/users`, { data: user })).ok()).toBe(true);
  await post(request, siteUrl, '/api/session/login', { login, password });
}

/** Switches to a child profile of this person. */
export async function handToChild(request: APIRequestContext, siteUrl: string): Promise<void> {
  const { id } = await post(request, siteUrl, '/api/session/profiles', { name: 'Дитя', role: 'child' });
  await post(request, siteUrl, '/api/session/profiles/active', { id });
}

/** Found as an attribute, or in the data of a page that the browser renders (404 pages of Next). */
export const isChildsPage = (html: string): boolean => /data-audience(?:=|\\":\\)"child/.test(html);
