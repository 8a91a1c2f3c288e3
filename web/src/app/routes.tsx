/** Which page answers which address, and who may open it. */
import type { ComponentType } from 'react'
import { matchPath, Route, Routes } from 'react-router'
import { SignInPage } from '#features/sign-in/sign-in-page.tsx'
import { SignUpPage } from '#features/sign-up/sign-up-page.tsx'
import { GuestsOnly, SignedInOnly } from './guards.tsx'
import { lazyPage } from './lazy-page.tsx'
import { paths, patterns } from './paths.ts'

interface PageRoute {
  pattern: string
  Page: ComponentType
  /** Fetches the page's chunk; absent where the page is in the first one. */
  load?: () => Promise<void>
}

const guestRoutes: PageRoute[] = [
  { pattern: paths.home, Page: SignInPage },
  { pattern: paths.signIn, Page: SignInPage },
  { pattern: paths.signUp, Page: SignUpPage },
  {
    pattern: paths.signUpEmail,
    ...lazyPage(async () => (await import('#features/sign-up/email-sign-up-page.tsx')).EmailSignUpPage),
  },
]

const signedInRoutes: PageRoute[] = [
  {
    pattern: paths.createOrganization,
    ...lazyPage(
      async () => (await import('#features/organizations/create-organization-page.tsx')).CreateOrganizationPage,
    ),
  },
  {
    pattern: paths.welcome,
    ...lazyPage(async () => (await import('#features/organizations/welcome-page.tsx')).WelcomePage),
  },
  {
    pattern: patterns.goToOrganization,
    ...lazyPage(async () => (await import('#features/spaces/go-page.tsx')).GoPage),
  },
]

/** Signed-in pages under the header. */
const houseRoutes: PageRoute[] = [
  {
    pattern: paths.organizations,
    ...lazyPage(async () => (await import('#features/organizations/organizations-page.tsx')).OrganizationsPage),
  },
]

const openRoutes: PageRoute[] = [
  { pattern: paths.terms, ...lazyPage(async () => (await import('#features/legal/legal-page.tsx')).TermsPage) },
  { pattern: paths.privacy, ...lazyPage(async () => (await import('#features/legal/legal-page.tsx')).PrivacyPage) },
]

const notFound = lazyPage(async () => (await import('#features/status/not-found-page.tsx')).NotFoundPage)
const houseFrame = lazyPage(async () => (await import('./house-frame.tsx')).HouseFrame)

const pageRoutes = [...guestRoutes, ...signedInRoutes, ...houseRoutes, ...openRoutes]

const legalModule = 'src/features/legal/legal-page.tsx'

/** Pages that are in the HTML that arrives, with the module of those that have a chunk of their own. */
export const prerenderedPages = [
  { path: paths.home, module: null },
  { path: paths.signIn, module: null },
  { path: paths.signUp, module: null },
  { path: paths.signUpEmail, module: 'src/features/sign-up/email-sign-up-page.tsx' },
  { path: paths.terms, module: legalModule },
  { path: paths.privacy, module: legalModule },
]

/** Fetches what an address will need. */
export async function loadRoute(pathname: string): Promise<void> {
  const route = pageRoutes.find(({ pattern }) => matchPath(pattern, pathname) !== null)
  await Promise.all([
    route === undefined ? notFound.load() : route.load?.(),
    route !== undefined && houseRoutes.includes(route) ? houseFrame.load() : undefined,
  ])
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<GuestsOnly />}>{guestRoutes.map(toRoute)}</Route>
      <Route element={<SignedInOnly />}>
        {signedInRoutes.map(toRoute)}
        <Route element={<houseFrame.Page />}>{houseRoutes.map(toRoute)}</Route>
      </Route>
      {openRoutes.map(toRoute)}
      <Route path="*" element={<notFound.Page />} />
    </Routes>
  )
}

function toRoute({ pattern, Page }: PageRoute) {
  return <Route key={pattern} path={pattern} element={<Page />} />
}
