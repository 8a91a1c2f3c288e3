/** Who may import whom: the zones of docs/architecture.md. No cycle anywhere, types included. */
const ground =
  '(?:audit|content|db|files|http|idempotency|jobs|limits|messaging|names|ownership|saved-settings|secrets|threads|tracing)'
const area = `^server/src/(?!(?:${ground}|testing)/)([^/]+)/`
/** Tests, and what only tests import. */
const test = '([.]test|/test-[^/]+)[.]tsx?$|/(testing|conformance)/'
/** In the browser, each may use what stands before it: `ui, api, session <- domain <- features <- app <- boot`. */
const foundation =
  '^web/src/(api|messages|monitoring|session|state|ui|browser-storage[.]ts|create-store[.]ts|paths[.]ts|page-settings[.]ts)'

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: /** @type {const} */ ('error'), from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', 'Two modules that need each other are one module.', {}, { circular: true }),
    forbid('no-unresolved', 'An import leads somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared',
      'What is imported stands in a package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-dev-in-product',
      'The product runs without development packages.',
      { path: '^(contract|server|web)/src', pathNot: test },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    ),
    forbid(
      'no-drawers',
      'A folder is named after what is in it.',
      {},
      { path: '(^|/)(utils?|helpers?|common|misc)/', pathNot: 'node_modules' },
    ),

    forbid(
      'contract-stands-alone',
      'The contract depends on zod alone.',
      { path: '^contract/src', pathNot: test },
      { pathNot: ['^contract/src', '^node_modules/zod/'] },
    ),
    forbid(
      'contract-tests',
      'The contract’s tests add their tools, never another workspace.',
      { path: '^contract/src' },
      { path: '^(server|web|test|scripts)/' },
    ),
    forbid('web-not-server', 'web and server meet in the contract.', { path: '^web/' }, { path: '^server/' }),
    forbid('server-not-web', 'web and server meet in the contract.', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'product-not-tests',
      'The product knows neither its tests nor its scripts.',
      { path: '^(contract|server|web)/src', pathNot: [test, '/src/testing/'] },
      { path: ['^(test|scripts|bench)/', '/src/testing/'] },
    ),

    forbid(
      'catalogue-shows-ui',
      'The catalogue shows parts of ui, as whoever uses them would, and nothing of the product.',
      { path: '^web/catalogue/' },
      { path: '^web/src/', pathNot: '^web/src/(ui|messages)/' },
    ),
    forbid(
      'product-not-catalogue',
      'Nothing of the catalogue is shipped.',
      { path: '^(contract|server|web)/src/' },
      { path: '^web/catalogue/' },
    ),
    forbid(
      'ui-knows-nothing-of-the-product',
      'A part of ui is given what it shows.',
      { path: '^web/src/ui/' },
      { path: '^web/src/(api|session|monitoring|state|domain|features|app|boot)/' },
    ),
    forbid(
      'state-stands-low',
      'State of the interface knows the contract alone; features and app use it.',
      { path: '^web/src/state/', pathNot: test },
      { path: '^web/src/', pathNot: '^web/src/(state/|create-store[.]ts$)' },
    ),
    forbid(
      'foundation-below-domain',
      'api, session, messages, monitoring, state and ui serve everybody and know nothing above them.',
      { path: foundation },
      { path: '^web/src/(domain|features|app|boot)/' },
    ),
    forbid(
      'domain-below-features',
      'What several features share knows none of them.',
      { path: '^web/src/domain/' },
      { path: '^web/src/(features|app|boot)/' },
    ),
    forbid(
      'feature-not-app',
      'A feature is put into the app, and knows nothing of it.',
      { path: '^web/src/features/' },
      { path: '^web/src/((app|boot)/|main[.]tsx?$)' },
    ),
    forbid(
      'app-not-boot',
      'boot starts the app, not the other way round.',
      { path: '^web/src/app/' },
      { path: '^web/src/(boot/|main[.]tsx?$)' },
    ),
    forbid(
      'feature-not-sibling',
      'No feature imports a sibling.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),

    forbid(
      'ground-knows-no-area',
      'What every area stands on knows none, nor what they are given; app.ts hands it what it needs.',
      { path: `^server/src/${ground}/`, pathNot: test },
      { path: [area, '^server/src/(app|main|area-context)[.]ts$'] },
    ),
    forbid(
      'area-not-app',
      'app.ts composes the areas, not the other way round.',
      { path: area, pathNot: test },
      { path: '^server/src/(app|main)[.]ts$' },
    ),
    forbid(
      'area-tables',
      'An area reaches another area’s tables only through its actions.',
      { path: area, pathNot: '[.]test[.]ts$' },
      { path: '^server/src/.+/queries[^/]*[.]ts$', pathNot: '^server/src/$1/' },
    ),
    forbid(
      'protocol-above-operations',
      'In the embedded provider: routes -> operations -> what they stand on.',
      {
        path: '^server/src/identity/embedded/(accounts|sessions|tokens|codes|passkeys|passwords|second-step)/',
        pathNot: test,
      },
      { path: '^server/src/identity/embedded/(operations/|protocol/[^/]*routes[.]ts$|identity[.]ts$)' },
    ),
    forbid(
      'operations-below-routes',
      'In the embedded provider: routes -> operations -> what they stand on.',
      { path: '^server/src/identity/embedded/operations/', pathNot: test },
      { path: '^server/src/identity/embedded/(protocol/[^/]*routes[.]ts$|identity[.]ts$)' },
    ),
    forbid(
      'actions-not-routes',
      'Routes call actions; nothing but app.ts imports routes.',
      { path: '^server/src/', pathNot: ['^server/src/app[.]ts$', test] },
      { path: '^server/src/.+/routes[.]ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|migrations)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
