import type { interfaceMessages as english } from '#languages/en/interface.ts'
import type { Translation } from '#languages/translation.ts'

export const interfaceMessages: Translation<typeof english> = {
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  capsLock: '大写锁定已开启。',
  switchTheme: '切换浅色和深色',
  switchLanguage: '语言',
  strength: {
    label: '密码强度',
    red: '密码强度：中等',
    amber: '你的密码不错！',
    green: '你的密码现在非常强！',
    common: '这是常见密码，攻击者最先尝试的就是这一类。',
  },
  or: '或',
  wait: '请稍候。',
  closeDialog: '关闭',
  toasts: {
    region: '通知（{hotkey}）',
    close: '关闭通知',
  },
}
