describe('quality S27: HSTS', () => {
  const headersOf = (SITE_URL?: string) => {
    jest.resetModules();
    jest.doMock('@/lib/shared/env', () => ({ env: () => ({ SITE_URL }) }));
    const { securityHeaders } =
      require('@/lib/server/security/headers') as typeof import('@/lib/server/security/headers');
    return securityHeaders();
  };

  test('over https for a year, on every response', () =>
    expect(headersOf('https://taspa.example')['strict-transport-security']).toBe('max-age=31536000'));

  test.each([undefined, 'http://taspa.example'])(
    'not where the site is %s, because browsers would then require https',
    (site) => expect(headersOf(site)).not.toHaveProperty('strict-transport-security'),
  );
});
