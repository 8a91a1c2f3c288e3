/** What the settings of an organization are called within a sentence. */
import type { SettingsField } from '@atrium/contract/organizations/settings'

export const settingsFieldNames: Record<SettingsField, string> = {
  displayName: 'the display name',
  logo_url: 'the logo',
  primary: 'the main colour',
  page_background: 'the background colour',
  company_email: 'the company email',
  time_zone: 'the time zone',
  language: 'the language of mails',
}
