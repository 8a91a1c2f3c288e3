/** How a mail of an organization looks, and what of that is fit for mail programs. */
import type { Theme } from '@atrium/contract/page/theme'
import { type Accent, accentsOf } from '@atrium/contract/rules/colors/brand-colors'

/** As the organization has it: whatever stands in the table. */
export interface MailLook {
  logoUrl: string
  primaryColor: string
}

export interface ShownLook {
  /** Absolute; null where mail programs could not show it, or should not ask for it. */
  logo: string | null
  /** Legible on the mail's paper, and computed. */
  accents: Record<Theme, Accent>
}

/** Of what is nobody else's. */
export const productLook: ShownLook = { logo: null, accents: accentsOf('#1d5f5a') }

/**
 * The logo by its whole address, from where pages show images as well; no SVG, which mail programs do not show. From
 * anywhere else it would tell whoever is there when a mail was opened, and where.
 */
export function shownLook(look: MailLook, publicOrigin: string, contentOrigin = publicOrigin): ShownLook {
  const accents = accentsOf(look.primaryColor)
  if (look.logoUrl === '' || !URL.canParse(look.logoUrl, publicOrigin)) return { logo: null, accents }
  const url = new URL(look.logoUrl, publicOrigin)
  const isOurs = [publicOrigin, contentOrigin].some((origin) => url.origin === new URL(origin).origin)
  const isFit = isOurs && url.username === '' && url.password === ''
  return { logo: isFit && !/\.svg$/i.test(url.pathname) ? url.href : null, accents }
}
