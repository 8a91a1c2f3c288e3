import type { SettingsField } from '@atrium/contract/organizations/settings'

/** In the accusative. */
export const settingsFieldNames: Record<SettingsField, string> = {
  displayName: 'den Anzeigenamen',
  logo_url: 'das Logo',
  primary: 'die Hauptfarbe',
  page_background: 'die Hintergrundfarbe',
  company_email: 'die Kontakt-E-Mail',
  time_zone: 'die Zeitzone',
  language: 'die Sprache der E-Mails',
}
