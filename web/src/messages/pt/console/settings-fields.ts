import type { SettingsField } from '@atrium/contract/organizations/settings'

export const settingsFieldNames: Record<SettingsField, string> = {
  displayName: 'o nome de exibição',
  logo_url: 'o logotipo',
  primary: 'a cor principal',
  page_background: 'a cor de fundo',
  company_email: 'o e-mail da empresa',
  time_zone: 'o fuso horário',
  language: 'o idioma dos e-mails',
}
