/** Who imports whom: docs/architecture.md, in rules. */
const folders = (...names) => `^src/(${names.join('|')})/`
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: { path: '^src/', pathNot: allowed },
})

/** Files in a feature's folder and in that of one of its nouns. */
const inFeature = (file) => [`^src/features/[^/]+/${file}`, `^src/features/[^/]+/[a-z-]+/${file}`]
const RULES = inFeature('rules(/|\\.ts$)')
/** What a feature says to everyone: shapes and pure decisions. */
const SHAPES = [
  ...inFeature('(contract|shapes|kinds|errors|addresses)[a-z-]*\\.ts$'),
  ...RULES,
  '^src/features/campaigns/brief/',
]
const TEXTS = '^src/features/[^/]+/text/'
/** The pages of a feature with their guards and menu entries: collected by the app. */
const ROUTES = '^src/features/[^/]+/routes\\.ts$'
const COMPONENTS = '^src/features/[^/]+/components/'
/** Valid requests for the generated access tests; like a test it may use the factories and the demo market. */
const ACCESS = '^src/features/[^/]+/access\\.ts$'
const PAGES = '^src/(app|ui|web)/|^src/features/[^/]+/(pages|components)/'

/** Features whose services others call, in their order; the features that are not named come last and call only these. */
const CALLED = [
  'files',
  'notifications',
  'documents',
  'search',
  'accounts',
  'two-step',
  'api-keys',
  'teams',
  'approvals',
  'attachments',
  'partners',
  'channels',
  'content',
  'received-documents',
  'buyer-certificates',
  'credits',
  'document-corrections',
  'packages',
  'influencer-facets',
  'campaigns',
  'agency-brands',
  'referrals',
  'vat-invoices',
  'settlement',
  'jobs',
  'deliverables',
  'applications',
  'reviews',
  'public-profiles',
  'influencer-search',
  'disputes',
  'payouts',
]
const servicesInOrder = (from, before) => ({
  name: 'services-in-order',
  comment: 'A service calls only those of features before its own.',
  severity: 'error',
  from: { path: `^src/features/(${from})/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
  to: { path: `^src/features/(?!(${before.join('|')})/)[^/]+/service`, pathNot: '^src/features/$1/' },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', comment: 'A cycle hides who owns what.', severity: 'error', from: {}, to: { circular: true } },
    only('core-imports-nothing', folders('core'), folders('core'), 'core is pure'),
    only('ports-import-core', folders('ports'), folders('core', 'ports'), 'a port knows only shapes'),
    only('sandbox-imports-ports', '^sandbox/', folders('core', 'ports'), 'a sandbox stands in for a provider'),
    only('styleguide-shows-components', '^styleguide/', folders('core', 'i18n', 'ui'), 'a gallery knows no feature'),
    only('i18n-imports-core', folders('i18n'), folders('core', 'i18n'), 'texts know no feature'),
    only('db-imports-core', folders('db'), folders('core', 'db'), 'the driver knows no feature'),
    only('ledger-imports-db', folders('ledger'), folders('core', 'db', 'ledger'), 'money knows no feature'),
    only(
      'platform-knows-no-feature',
      folders('platform'),
      folders('core', 'db', 'i18n', 'ports', 'ledger', 'platform'),
      'what services share knows no feature',
    ),
    only('ui-knows-no-feature', folders('ui'), folders('core', 'i18n', 'ui'), 'design parts know no feature'),
    only('web-knows-no-feature', folders('web'), folders('core', 'i18n', 'ui', 'web'), 'the page kit knows no feature'),
    {
      name: 'feature-through-its-door',
      comment: 'Of another feature only shapes, rules, texts, components, services and tables are seen.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          ...SHAPES,
          TEXTS,
          COMPONENTS,
          '^src/features/[^/]+/(service|schema)[a-z-]*\\.ts$',
        ],
      },
    },
    ...CALLED.map((name, i) => servicesInOrder(name, CALLED.slice(0, i + 1))),
    servicesInOrder(`(?!(?:${CALLED.join('|')})/)[^/]+`, CALLED),
    {
      name: 'features-know-neither-app-nor-server',
      comment: 'A feature is used by the app and the server.',
      severity: 'error',
      from: { path: folders('features'), pathNot: ['\\.(test|fixture)\\.tsx?$', ACCESS] },
      to: { path: [folders('app', 'server'), '^(demo|sandbox|styleguide)/'] },
    },
    {
      name: 'access-is-for-tests',
      comment: 'tests/access collects the examples of all features; the application knows none.',
      severity: 'error',
      from: { path: '^(src|demo|sandbox|styleguide)/' },
      to: { path: ACCESS },
    },
    {
      name: 'application-knows-no-tests',
      comment: 'Tests, their fixtures and the access examples use the harness; what is shipped does not.',
      severity: 'error',
      from: { path: '^(src|demo|sandbox|styleguide)/', pathNot: ['\\.(test|fixture)\\.tsx?$', ACCESS] },
      to: { path: '^tests/' },
    },
    {
      name: 'pages-see-no-server-code',
      comment: 'A page is bundled for the browser: it calls endpoints.',
      severity: 'error',
      from: { path: PAGES },
      to: {
        path: [folders('db', 'ledger', 'ports', 'platform', 'server'), '^(demo|sandbox)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-see-only-shapes',
      comment: 'Of features a page sees shapes, rules, texts and other pages, never a service or a store.',
      severity: 'error',
      from: { path: PAGES, pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^src/features/', pathNot: [...SHAPES, TEXTS, COMPONENTS, ROUTES, '^src/features/[^/]+/pages/'] },
    },
    only(
      'rules-are-pure',
      RULES,
      [folders('core', 'i18n'), ...SHAPES, '^src/features/[^/]+/templates/'],
      'rules see only core and shapes',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|node_modules|\\.react-router)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
}
