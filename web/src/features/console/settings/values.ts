/** The settings as they stand in the fields: one text each. */
import type { BodyOf } from '@atrium/contract/endpoint'
import type { OrganizationSettings, SettingsField, updateOrganization } from '@atrium/contract/organizations/settings'

export type SettingsValues = Record<SettingsField, string>

export function valuesOf({ displayName, branding, metadata, ...rest }: OrganizationSettings): SettingsValues {
  const { primary, page_background } = branding.colors
  return {
    displayName,
    logo_url: branding.logo_url,
    primary,
    page_background,
    company_email: metadata.company_email ?? '',
    time_zone: rest.time_zone,
    language: rest.language,
  }
}

type Body = BodyOf<typeof updateOrganization>

/** The changes as the call takes them. */
export function bodyOf(version: number, changes: Partial<SettingsValues>): Body {
  const { displayName, logo_url, primary, page_background, company_email, time_zone, language } = changes
  const colors = {
    ...(primary !== undefined && { primary }),
    ...(page_background !== undefined && { page_background }),
  }
  const branding = {
    ...(logo_url !== undefined && { logo_url }),
    ...(Object.keys(colors).length > 0 && { colors }),
  }
  return {
    version,
    ...(displayName !== undefined && { displayName }),
    ...(Object.keys(branding).length > 0 && { branding }),
    ...(company_email !== undefined && { metadata: { company_email: company_email.trim() || null } }),
    ...(time_zone !== undefined && { time_zone }),
    ...(language !== undefined && { language: language as NonNullable<Body['language']> }),
  }
}
