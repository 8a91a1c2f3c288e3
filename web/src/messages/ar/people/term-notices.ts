import type { termNotices as english } from '#languages/en/people/term-notices.ts'
import type { Translation } from '#languages/translation.ts'

export const termNotices: Translation<typeof english> = {
  differs: 'ليس واحدًا لدى الجميع. ما يُكتب هنا يُحفظ للجميع.',
  unfinished: 'أدخل اليوم والشهر وسنة من أربعة أرقام، أو اترك الحقل كله فارغًا.',
  over: 'من انقضى يومه الأخير يمكن تجديد عضويته في قائمة السابقين.',
}
