import type { SettingsField } from '@atrium/contract/organizations/settings'

export const settingsFieldNames: Record<SettingsField, string> = {
  displayName: 'le nom affiché',
  logo_url: 'le logo',
  primary: 'la couleur principale',
  page_background: 'la couleur d’arrière-plan',
  company_email: 'l’e-mail de contact',
  time_zone: 'le fuseau horaire',
  language: 'la langue des e-mails',
}
