/** What an invite shows of its organization before anything else is asked: to whoever has its link, while it is open. */
import { defaultLanguage, isLanguage, type Language } from '@atrium/contract/languages'
import type { Branding } from '@atrium/contract/organizations'
import type { Database } from '#db/database.ts'
import { inviteBySecret } from './queries.ts'
import { hashOfSent, isCode } from './secrets.ts'
import { inviteState } from './state.ts'

/** By a link's token alone: a code could be guessed, and is counted where it is typed. */
export async function organizationOfInvite(
  db: Database,
  token: string,
): Promise<{ displayName: string; branding: Branding; language: Language } | undefined> {
  if (token === '' || isCode(token)) return undefined
  const found = await inviteBySecret(db, hashOfSent(token))
  if (!found?.organization || inviteState(found.invite, new Date()) !== 'open') return undefined
  const { displayName, logoUrl, primaryColor, pageBackground, language } = found.organization
  return {
    displayName,
    branding: { logo_url: logoUrl, colors: { primary: primaryColor, page_background: pageBackground } },
    language: isLanguage(language) ? language : defaultLanguage,
  }
}
