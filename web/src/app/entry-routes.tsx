/**
 * Where most visits begin: the sign-in page is in the first chunk, with nothing that it does without.
 * Every other address waits for the list of them.
 */
import { useLocation } from 'react-router'
import { SignInPage } from '#features/sign-in/sign-in-page.tsx'
import { paths } from '#paths.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { orNotLoaded } from '#ui/loading/not-loaded.ts'
import { GuestsOnly } from './guards/guests-only.tsx'

/** As most links write the address of the sign-in page; `routes.tsx` knows the other ways to write it. */
const doors: readonly string[] = [paths.home, paths.signIn]

const elsewhere = lazyPage(async () => (await import('./routes.tsx')).AppRoutes)

export function EntryRoutes() {
  const { pathname } = useLocation()
  if (!doors.includes(pathname)) return <elsewhere.Page />
  return (
    <GuestsOnly>
      <SignInPage />
    </GuestsOnly>
  )
}

/** Fetches what an address will need; rejects with `notLoaded` where it cannot be had. */
export async function loadRoute(pathname: string): Promise<void> {
  if (doors.includes(pathname)) return
  const { loadPage } = await orNotLoaded(import('./routes.tsx'))
  await Promise.all([elsewhere.load(), loadPage(pathname)])
}

/** For somebody who is about to be led on from here. */
export const loadElsewhere = elsewhere.load
