/** The way between the pages of one's own account. */
import { profileMessages } from '#messages/account/profile.ts'
import { paths } from '#paths.ts'
import { PageNavigation } from '#ui/layout/page-navigation.tsx'

const texts = profileMessages.pages

/** In their order. */
const pages = { profile: paths.profile, security: paths.security, account: paths.account } as const
export type ProfilePage = keyof typeof pages

export function ProfileNavigation({ uid, current }: { uid: string; current: ProfilePage }) {
  const items = (Object.keys(pages) as ProfilePage[]).map((page) => ({
    name: texts[page],
    to: pages[page](uid),
    current: page === current ? ('page' as const) : undefined,
  }))
  return <PageNavigation label={texts.label} items={items} />
}
