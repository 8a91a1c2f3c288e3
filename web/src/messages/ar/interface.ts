import type { interfaceMessages as english } from '#languages/en/interface.ts'
import type { Translation } from '#languages/translation.ts'

export const interfaceMessages: Translation<typeof english> = {
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  capsLock: 'مفتاح الأحرف الكبيرة (Caps Lock) مفعَّل.',
  switchTheme: 'التبديل بين المظهر الفاتح والداكن',
  switchLanguage: 'اللغة',
  strength: {
    label: 'قوة كلمة المرور',
    red: 'قوة كلمة المرور: متوسطة',
    amber: 'كلمة المرور جيدة!',
    green: 'أصبحت كلمة المرور قوية جدًا!',
    common: 'كلمة المرور هذه شائعة، وهي من أول ما يجرّبه المهاجمون.',
  },
  or: 'أو',
  wait: 'لحظة من فضلك.',
  closeDialog: 'إغلاق',
  toasts: {
    region: 'الإشعارات ({hotkey})',
    close: 'إغلاق الإشعار',
  },
}
