/**
 * Which page answers which address, and who may open it. A chunk of its own: the page at the front door
 * does without (`entry-routes.tsx`).
 */
import type { ComponentType } from 'react'
import { matchPath, Outlet, Route, Routes } from 'react-router'
import { SignInPage } from '#features/sign-in/sign-in-page.tsx'
import { consolePatterns, paths, patterns } from '#paths.ts'
import { type LazyPage, lazyPage } from '#ui/loading/lazy-page.tsx'
import { orNotLoaded } from '#ui/loading/not-loaded.ts'
import { GuestsOnly } from './guards/guests-only.tsx'
import { SignedInOnly } from './guards/signed-in-only.tsx'

interface PageRoute {
  pattern: string
  Page: ComponentType
  /** Fetches the page's chunk; absent where the page is in the first one. */
  load?: (pathname: string) => Promise<void>
}

const guestRoutes: PageRoute[] = [
  { pattern: paths.home, Page: SignInPage },
  { pattern: paths.signIn, Page: SignInPage },
  { pattern: paths.signUp, ...lazyPage(async () => (await import('#features/sign-up/sign-up-page.tsx')).SignUpPage) },
  {
    pattern: paths.signUpEmail,
    ...lazyPage(async () => (await import('#features/sign-up/email/email-sign-up-page.tsx')).EmailSignUpPage),
  },
]

/** Signed-in pages with the door's one column, and the account's menu above it. */
const wizardRoutes: PageRoute[] = [
  {
    pattern: paths.createOrganization,
    ...lazyPage(
      async () => (await import('#features/organizations/create/create-organization-page.tsx')).CreateOrganizationPage,
    ),
  },
  { pattern: paths.invite, ...lazyPage(async () => (await import('#features/invites/invite-page.tsx')).InvitePage) },
  {
    pattern: paths.welcome,
    ...lazyPage(async () => (await import('#features/organizations/welcome/welcome-page.tsx')).WelcomePage),
  },
  {
    pattern: paths.createAuthor,
    ...lazyPage(async () => (await import('#features/publishers/create-author-page.tsx')).CreateAuthorPage),
  },
  {
    pattern: paths.resetPassword,
    ...lazyPage(async () => (await import('#features/reset-password/reset-password-page.tsx')).ResetPasswordPage),
  },
]

/** On the way to another site, with nothing to do but wait. */
const handOffRoutes: PageRoute[] = [
  {
    pattern: patterns.goToOrganization,
    ...lazyPage(async () => (await import('#features/sites/hand-off/go-organization-page.tsx')).GoOrganizationPage),
  },
  {
    pattern: patterns.goToAuthor,
    ...lazyPage(async () => (await import('#features/sites/hand-off/go-author-page.tsx')).GoAuthorPage),
  },
]

/** Signed-in pages under the header. */
const framedRoutes: PageRoute[] = [
  {
    pattern: patterns.profile,
    ...lazyPage(async () => (await import('#features/profile/profile-page.tsx')).ProfilePage),
  },
  {
    pattern: patterns.security,
    ...lazyPage(async () => (await import('#features/security/security-page.tsx')).SecurityPage),
  },
  {
    pattern: patterns.account,
    ...lazyPage(async () => (await import('#features/account/account-page.tsx')).AccountPage),
  },
  {
    pattern: paths.exportDownload,
    ...lazyPage(async () => (await import('#features/account/export/download-page.tsx')).DownloadPage),
  },
  {
    pattern: paths.organizations,
    ...lazyPage(async () => (await import('#features/organizations/organizations-page.tsx')).OrganizationsPage),
  },
  {
    pattern: paths.authors,
    ...lazyPage(async () => (await import('#features/publishers/authors-page.tsx')).AuthorsPage),
  },
]

/** Which page of a console it is, is known behind the door alone (`console-routes.tsx`). */
const consolePage = lazyPage(async () => (await import('./console-routes.tsx')).ConsolePage)

/** Pages of a console: under the header, beside its own navigation. */
const consoleRoutes: PageRoute[] = consolePatterns.map((pattern) => ({
  pattern,
  Page: consolePage.Page,
  async load(pathname) {
    const { loadConsolePage } = await orNotLoaded(import('./console-routes.tsx'))
    await Promise.all([consolePage.load(), loadConsolePage(pathname)])
  },
}))

const notFound = lazyPage(async () => (await import('#features/error-pages/not-found-page.tsx')).NotFoundPage)

/** Where sibling apps send those whom they cannot help. */
const errorRoutes: PageRoute[] = [
  {
    pattern: paths.access,
    ...lazyPage(async () => (await import('#features/error-pages/error-pages.tsx')).AccessPage),
  },
  { pattern: paths.site, ...lazyPage(async () => (await import('#features/sites/site-missing-page.tsx')).SitePage) },
  {
    pattern: paths.noData,
    ...lazyPage(async () => (await import('#features/error-pages/error-pages.tsx')).NoDataPage),
  },
  {
    pattern: paths.noStudents,
    ...lazyPage(async () => (await import('#features/error-pages/error-pages.tsx')).NoStudentsPage),
  },
  {
    pattern: paths.comingSoon,
    ...lazyPage(async () => (await import('#features/error-pages/error-pages.tsx')).ComingSoonPage),
  },
  {
    pattern: paths.missingPage,
    ...lazyPage(async () => (await import('#features/error-pages/error-pages.tsx')).MissingPage),
  },
  { pattern: paths.newLoader, ...lazyPage(async () => (await import('./new-loader-page.tsx')).NewLoaderPage) },
  { pattern: paths.error, ...notFound },
  {
    pattern: paths.tutorPreview,
    ...lazyPage(async () => (await import('#features/engage/preview-pages.tsx')).TutorPreviewPage),
  },
  {
    pattern: paths.chatPreview,
    ...lazyPage(async () => (await import('#features/engage/preview-pages.tsx')).ChatPreviewPage),
  },
]

const openRoutes: PageRoute[] = [
  { pattern: paths.join, ...lazyPage(async () => (await import('#features/invites/join/join-page.tsx')).JoinPage) },
  {
    pattern: patterns.learners,
    ...lazyPage(async () => (await import('#features/sites/learners/learners-page.tsx')).LearnersPage),
  },
  { pattern: paths.find, ...lazyPage(async () => (await import('#features/find/find-page.tsx')).FindPage) },
  {
    pattern: paths.actions,
    ...lazyPage(async () => (await import('#features/auth-actions/actions-page.tsx')).ActionsPage),
  },
  {
    pattern: paths.verify,
    ...lazyPage(async () => (await import('#features/auth-actions/code-entry/code-page.tsx')).CodePage),
  },
  {
    pattern: paths.takeBack,
    ...lazyPage(async () => (await import('#features/take-back/take-back-page.tsx')).TakeBackPage),
  },
  {
    pattern: paths.takeAlong,
    ...lazyPage(async () => (await import('#features/take-along/take-along-page.tsx')).TakeAlongPage),
  },
  { pattern: paths.support, ...lazyPage(async () => (await import('#features/help/support-page.tsx')).SupportPage) },
  { pattern: paths.status, ...lazyPage(async () => (await import('#features/help/status-page.tsx')).StatusPage) },
  { pattern: paths.terms, ...lazyPage(async () => (await import('#features/legal/legal-page.tsx')).TermsPage) },
  { pattern: paths.privacy, ...lazyPage(async () => (await import('#features/legal/legal-page.tsx')).PrivacyPage) },
  ...errorRoutes,
]

const signedInFrame = lazyPage(async () => (await import('./frames/signed-in-frame.tsx')).SignedInFrame)
const wizardFrame = lazyPage(async () => (await import('./frames/wizard-frame.tsx')).WizardFrame)
const appFrame = lazyPage(async () => (await import('./frames/app-frame.tsx')).AppFrame)
const consoleFrame = lazyPage(async () => (await import('./frames/console-frame.tsx')).ConsoleFrame)

const signedInRoutes = [...wizardRoutes, ...handOffRoutes, ...framedRoutes, ...consoleRoutes]
const pageRoutes = [...guestRoutes, ...signedInRoutes, ...openRoutes]

/** What the server is to know, so that every other address is a 404. */
export function routePatterns(): string[] {
  return pageRoutes.map(({ pattern }) => pattern)
}

/** Those that open only for somebody signed in. */
export function signedInPatterns(): string[] {
  return signedInRoutes.map(({ pattern }) => pattern)
}

/** Fetches the page of an address, and what stands around it. */
export async function loadPage(pathname: string): Promise<void> {
  const route = pageRoutes.find(({ pattern }) => matchPath(pattern, pathname) !== null)
  await Promise.all([
    route === undefined ? notFound.load() : route.load?.(pathname),
    ...framesOf(route).map((frame) => frame.load()),
  ])
}

function framesOf(route: PageRoute | undefined): LazyPage[] {
  if (route === undefined) return []
  if (framedRoutes.includes(route)) return [signedInFrame, appFrame]
  if (consoleRoutes.includes(route)) return [signedInFrame, appFrame, consoleFrame]
  if (wizardRoutes.includes(route)) return [signedInFrame, wizardFrame]
  return handOffRoutes.includes(route) ? [signedInFrame] : []
}

export function AppRoutes() {
  return (
    <Routes>
      <Route
        element={
          <GuestsOnly>
            <Outlet />
          </GuestsOnly>
        }
      >
        {guestRoutes.map(toRoute)}
      </Route>
      <Route element={<SignedInOnly />}>
        <Route element={<signedInFrame.Page />}>
          {handOffRoutes.map(toRoute)}
          <Route element={<wizardFrame.Page />}>{wizardRoutes.map(toRoute)}</Route>
          <Route element={<appFrame.Page />}>
            {framedRoutes.map(toRoute)}
            <Route element={<consoleFrame.Page />}>{consoleRoutes.map(toRoute)}</Route>
          </Route>
        </Route>
      </Route>
      {openRoutes.map(toRoute)}
      <Route path="*" element={<notFound.Page />} />
    </Routes>
  )
}

function toRoute({ pattern, Page }: PageRoute) {
  return <Route key={pattern} path={pattern} element={<Page />} />
}
