/** Which pages the build writes into documents. */
import { paths } from '#paths.ts'

const legalModule = 'src/features/legal/legal-page.tsx'

/**
 * Pages that are in the HTML that arrives, with the module of those that have a chunk of their own. Where people
 * come first, the document brings its scripts along (docs/decisions/0022-scripts-in-the-door.md); where they may come
 * from an organization, there is one more that has places for its look.
 */
export const prerenderedPages: { path: string; module: string | null; bringsScripts?: true; hasDoor?: true }[] = [
  { path: paths.home, module: null, bringsScripts: true, hasDoor: true },
  { path: paths.signIn, module: null, bringsScripts: true, hasDoor: true },
  { path: paths.signUp, module: 'src/features/sign-up/sign-up-page.tsx', bringsScripts: true, hasDoor: true },
  {
    path: paths.signUpEmail,
    module: 'src/features/sign-up/email/email-sign-up-page.tsx',
    bringsScripts: true,
    hasDoor: true,
  },
  { path: paths.find, module: 'src/features/find/find-page.tsx', bringsScripts: true },
  { path: paths.terms, module: legalModule },
  { path: paths.privacy, module: legalModule },
  { path: paths.error, module: 'src/features/error-pages/not-found-page.tsx' },
]

/** The prerendered page that the server sends for every address that no pattern matches. */
export const notFoundPath = paths.error
