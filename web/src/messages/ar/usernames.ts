import type { usernamesMessages as english } from '#languages/en/usernames.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from './format.ts'

export const usernamesMessages: Translation<typeof english> = {
  username: 'اسم المستخدم',
  checking: 'جارٍ التحقق',
  available: (username) => `اسم المستخدم ${isolate(username)} متاح.`,
  unchecked: 'تعذّر التحقق من اسم المستخدم الآن. يمكنك المتابعة: سنتحقق منه مجددًا في النهاية.',
}
