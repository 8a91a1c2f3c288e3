import type { SettingsField } from '@atrium/contract/organizations/settings'

export const settingsFieldNames: Record<SettingsField, string> = {
  displayName: 'डिसप्ले नाम',
  logo_url: 'लोगो',
  primary: 'मुख्य रंग',
  page_background: 'बैकग्राउंड का रंग',
  company_email: 'संगठन का ईमेल',
  time_zone: 'समय क्षेत्र',
  language: 'ईमेल की भाषा',
}
