import type { SettingsField } from '@atrium/contract/organizations/settings'

export const settingsFieldNames: Record<SettingsField, string> = {
  displayName: 'el nombre visible',
  logo_url: 'el logotipo',
  primary: 'el color principal',
  page_background: 'el color de fondo',
  company_email: 'el correo de la empresa',
  time_zone: 'la zona horaria',
  language: 'el idioma de los correos',
}
