import type { SettingsField } from '@atrium/contract/organizations/settings'

export const settingsFieldNames: Record<SettingsField, string> = {
  displayName: 'الاسم المعروض',
  logo_url: 'الشعار',
  primary: 'اللون الأساسي',
  page_background: 'لون الخلفية',
  company_email: 'بريد المؤسسة',
  time_zone: 'المنطقة الزمنية',
  language: 'لغة الرسائل',
}
