/** What an invite shows of its organization before anything else is asked: to whoever has its link, while it is open. */
import { defaultLanguage, isLanguage, type Language } from '@atrium/contract/languages'
import type { Branding } from '@atrium/contract/organizations'
import type { Database } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import { type FoundInvite, inviteById, inviteBySecret } from './queries.ts'
import { hashOfSent, isCode } from './secrets.ts'
import { inviteState } from './state.ts'

export interface InvitingOrganization {
  /** The invite's id. */
  invited: string
  displayName: string
  branding: Branding
  language: Language
}

/** By a link's token: a code could be guessed, and is counted where it is typed. */
export async function organizationOfInvite(db: Database, token: string): Promise<InvitingOrganization | undefined> {
  if (token === '' || isCode(token)) return undefined
  return whileOpen(await inviteBySecret(db, hashOfSent(token)))
}

/** By the id that the link's page keeps in its address: random as the token is, and nobody is let in by it. */
export async function organizationOfInvited(db: Database, id: string): Promise<InvitingOrganization | undefined> {
  return isUuid(id) ? whileOpen(await inviteById(db, id)) : undefined
}

function whileOpen(found: FoundInvite | undefined): InvitingOrganization | undefined {
  if (!found?.organization || inviteState(found.invite, new Date()) !== 'open') return undefined
  const { displayName, logoUrl, primaryColor, pageBackground, language } = found.organization
  return {
    invited: found.invite.id,
    displayName,
    branding: { logo_url: logoUrl, colors: { primary: primaryColor, page_background: pageBackground } },
    language: isLanguage(language) ? language : defaultLanguage,
  }
}
