import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { platformUrl } from './platform';

/** Wherever the stack under test answers: writing is for its own pages. */
function headersFor(siteUrl: string): Record<string, string> {
  return { origin: new URL(siteUrl).origin };
}

async function post(request: APIRequestContext, siteUrl: string, path: string, data: object) {
  const response = await request.post(path, { data, headers: headersFor(siteUrl) });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

/** Somebody new signs in with a password; `request` is the one of a page or a context, whose cookies it fills. */
export async function becomePerson(request: APIRequestContext, siteUrl: string): Promise<void> {
  const login = `parent-${randomUUID().slice(0, 8)}`;
  const password = randomUUID().slice(0, 32);
  const user = { username: login, password };
  expect((await request.post(`${platformUrl}/v2/users`, { data: user })).ok()).toBe(true);
  await post(request, siteUrl, '/api/session/login', { login, password });
}

/** From now on a child's profile of this person watches. */
export async function handToChild(request: APIRequestContext, siteUrl: string): Promise<void> {
  const { id } = await post(request, siteUrl, '/api/session/profiles', { name: 'Дитя', role: 'child' });
  await post(request, siteUrl, '/api/session/profiles/active', { id });
}
