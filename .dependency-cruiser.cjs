/** The layers of the program (docs/ARCHITECTURE.md): an import never runs upwards. Rules about folders: .dependency-cruiser.folders.cjs. */
const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    forbid(
      'lib-is-the-ground',
      '^lib/',
      '^(app|components|player|platform|tests)/',
      'rules and data know no screens',
    ),
    forbid('lib-shared-is-lowest', '^lib/shared/', '^lib/(?!shared/)', 'what everything in lib may use'),
    forbid('lib-rules-are-pure', '^lib/rules/', '^lib/(?!shared/|rules/)', 'rules make no calls'),
    forbid(
      'lib-platform-serves-both-sides',
      '^lib/platform/',
      '^lib/(server|client)/',
      'calls and their shapes know neither side',
    ),
    forbid('lib-server-without-client', '^lib/server/', '^lib/client/', 'they meet over HTTP only'),
    forbid('lib-client-without-server', '^lib/client/', '^lib/server/', 'they meet over HTTP only'),
    forbid(
      'ui-has-no-domain',
      '^components/ui/',
      '^(app|player|platform|components/(?!ui/))',
      'it is below the areas and the player',
    ),
    forbid(
      'ui-uses-helpers-only',
      '^components/ui/',
      '^lib/(platform|server|client/(?!browser|favourites|hooks|i18n|modals|reminders))',
      'helpers only',
    ),
    forbid(
      'player-below-components',
      '^player/',
      '^(app|platform|components/(?!ui/))',
      'the player is a layer of its own',
    ),
    forbid(
      'components-below-app',
      '^components/',
      '^(app|platform)/',
      'routes compose components, never the reverse',
    ),
    {
      name: 'areas-do-not-meet',
      severity: 'error',
      comment: 'a route composes areas, or what they share moves down',
      from: { path: '^components/([^/]+)/', pathNot: '^components/ui/' },
      to: { path: '^components/([^/]+)/', pathNot: ['^components/$1/', '^components/ui/'] },
    },
    forbid(
      'server-stands-before-the-house',
      '^server/',
      '^(app|components|player|platform|tests)/',
      'it asks the rules, and the framework for pages',
    ),
    {
      name: 'nobody-needs-the-server',
      severity: 'error',
      comment: 'the framework alone serves the same pages (`npm run dev`)',
      from: { path: '^(app|components|player|lib|platform|middleware)' },
      to: { path: '^server/', pathNot: '^server/next-compat/' },
    },
    {
      name: 'framework-internals-in-one-folder',
      severity: 'error',
      comment: 'private parts of Next are used in server/next-compat only (docs/UPGRADING-NEXT.md)',
      from: {
        path: '^(app|components|player|lib|server|middleware|instrumentation|next\\.config)',
        pathNot: '^server/next-compat/',
      },
      // The last is what `import 'next'` resolves to.
      to: { path: '(^|/)next/dist/', pathNot: '/next/dist/server/next\\.js$' },
    },
    forbid(
      'next-compat-stands-on-the-framework-alone',
      '^server/next-compat/',
      '^(app|components|player|lib|platform|tests|middleware|server/(?!next-compat/))',
      'all layers may use it, so it uses none of them',
    ),
    forbid(
      'app-meets-platform-over-http',
      '^(app|components|player|lib|middleware)',
      '^platform/',
      'two programs, one protocol',
    ),
    forbid(
      'platform-meets-app-over-http',
      '^platform/',
      '^(app|components|player|lib)/',
      'two programs, one protocol',
    ),
    {
      name: 'player-has-one-face',
      severity: 'error',
      from: { path: '^(app|components)/' },
      to: { path: '^player/', pathNot: '^player/(index|page|early)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(platform/)?(dist|\\.next|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
