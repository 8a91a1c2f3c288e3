import type { SettingsField } from '@atrium/contract/organizations/settings'

export const settingsFieldNames: Record<SettingsField, string> = {
  displayName: '显示名称',
  logo_url: '徽标',
  primary: '主色',
  page_background: '背景色',
  company_email: '公司邮箱',
  time_zone: '时区',
  language: '邮件语言',
}
