/** Lint: typed rules everywhere, React's own in web. Import zones are dependency-cruiser's. */
import { defineConfig } from 'oxlint'

const typed = [
  ...[
    'await-thenable',
    'no-floating-promises',
    'no-misused-promises',
    'only-throw-error',
    'prefer-promise-reject-errors',
  ],
  ...['no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-member-access', 'no-unsafe-return'],
  ...['no-unsafe-enum-comparison', 'no-unsafe-unary-minus', 'no-base-to-string', 'restrict-plus-operands'],
  ...['no-array-delete', 'no-for-in-array', 'no-implied-eval'],
  ...['no-duplicate-type-constituents', 'no-redundant-type-constituents', 'no-unnecessary-type-assertion'],
]
const untyped = [
  ...['no-explicit-any', 'no-unsafe-declaration-merging', 'no-unsafe-function-type', 'no-wrapper-object-types'],
  ...['no-empty-object-type', 'no-non-null-assertion', 'no-extra-non-null-assertion'],
  ...['no-non-null-asserted-optional-chain', 'no-unnecessary-type-constraint', 'no-duplicate-enum-values'],
  ...['no-misused-new', 'no-namespace', 'prefer-namespace-keyword', 'prefer-as-const', 'no-this-alias'],
  ...['no-require-imports', 'triple-slash-reference', 'no-import-type-side-effects'],
]
const core = [
  ...['no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread', 'no-array-constructor'],
  ...['no-unused-expressions', 'no-console', 'no-eval'],
]
/** Those of the React compiler among them: what it could not compile is what renders wrongly. */
const react = [
  ...['rules-of-hooks', 'exhaustive-deps', 'static-components', 'use-memo', 'void-use-memo'],
  ...['preserve-manual-memoization', 'incompatible-library', 'immutability', 'globals', 'refs', 'purity'],
  ...['set-state-in-effect', 'set-state-in-render', 'error-boundaries', 'unsupported-syntax'],
]

const errors = (rules: readonly string[], plugin = '') =>
  Object.fromEntries(rules.map((rule) => [`${plugin}${rule}`, 'error' as const]))

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc'],
  jsPlugins: ['./scripts/lint-rules.js'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist/', '**/data/', 'test-results/', 'playwright-report/', '.cache/', 'test/zones/fixtures/'],
  rules: {
    ...errors([...typed, ...untyped], 'typescript/'),
    ...errors(core),
    'atrium/suppression-reason': 'error',
    'atrium/one-object': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Options are taken apart everywhere, and nothing that is handed over so stands on `this`.
    'typescript/unbound-method': 'off',
    // Fastify's hooks and plugins are async by contract, whether they wait for something or not.
    'typescript/require-await': 'off',
    // Texts are taken apart by code point where they are, on purpose.
    'typescript/no-misused-spread': 'off',
    // What is sorted so is text, or three-digit statuses.
    'typescript/require-array-sort-compare': 'off',
    'no-control-regex': 'off',
  },
  overrides: [
    {
      files: ['web/src/**/*.{ts,tsx}'],
      plugins: ['eslint', 'typescript', 'oxc', 'react'],
      rules: {
        ...errors(react, 'react/'),
        // The page's own defence (Trusted Types) stands on these never being written.
        'atrium/no-markup-from-strings': 'error',
        'atrium/exports-stay': 'error',
        'atrium/text-in-catalogue': 'error',
        // Pages of an installation without TLS, off localhost, do not have these: no secure context, no property.
        'no-restricted-properties': [
          'error',
          ...['randomUUID', 'getRandomValues'].map((property) => ({
            property,
            message: 'Ask randomId() of session/random-id.ts: pages without TLS have no randomUUID.',
          })),
          { object: 'navigator', property: 'clipboard', message: 'Ask copyText() of ui/export/copy-text.ts.' },
          ...['subtle', 'locks', 'share', 'serviceWorker', 'credentials', 'storage', 'mediaDevices', 'wakeLock'].map(
            (property) => ({ property, message: 'Pages without TLS do not have this.' }),
          ),
        ],
        'no-restricted-imports': [
          'error',
          {
            name: '@tanstack/react-query',
            importNames: ['useMutation'],
            message: 'Ask for that of api/use-mutation.ts: what is pressed twice is begun once.',
          },
        ],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        // navigate() answers a promise only in the router's data mode, which is not ours.
        'typescript/no-floating-promises': [
          'error',
          { allowForKnownSafeCalls: [{ from: 'package', package: 'react-router', name: 'NavigateFunction' }] },
        ],
      },
    },
    // It stands on the library's own.
    { files: ['web/src/api/use-mutation.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['{contract,server}/src/**/*.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          {
            property: 'normalize',
            message: 'Ask normalized() of contract/src/rules/normalize.ts: it is soon done with piled marks too.',
          },
        ],
      },
    },
    {
      // The latter is of short names alone: pages at the door have it, and do without what folds long ones.
      files: ['contract/src/rules/normalize.ts', 'contract/src/rules/usernames/username.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: ['server/src/**/*.ts'],
      rules: { 'atrium/host-of-request': 'error', 'atrium/young-functions': 'error' },
    },
    {
      files: ['{scripts,test,bench,web/build}/**', 'web/*.ts', '*.config.ts', '*.cjs'],
      rules: { 'no-console': 'off' },
    },
    {
      // Answers of all shapes are looked into here.
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'no-restricted-properties': 'off',
        'atrium/young-functions': 'off',
      },
    },
    // Fixtures of Playwright are functions whose first parameter is a pattern, even an empty one.
    { files: ['test/browser/**'], rules: { 'no-empty-pattern': 'off' } },
    { files: ['**/*.js', '**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
  ],
})
