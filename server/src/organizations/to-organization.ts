/** An organization as the API shows it. */
import type { Branding } from '@atrium/contract/organizations'

export interface Organization {
  id: string
  name: string
  displayName: string
  branding: Branding
}

interface Row {
  id: string
  name: string
  displayName: string
  logoUrl: string
  primaryColor: string
  pageBackground: string
}

export function toOrganization(row: Row): Organization {
  const colors = { primary: row.primaryColor, page_background: row.pageBackground }
  return { id: row.id, name: row.name, displayName: row.displayName, branding: { logo_url: row.logoUrl, colors } }
}
