import type { termNotices as english } from '#languages/en/people/term-notices.ts'
import type { Translation } from '#languages/translation.ts'

export const termNotices: Translation<typeof english> = {
  differs: 'ليس واحدًا لدى الجميع. ما يُكتب هنا يُحفظ للجميع.',
  unfinished: 'يُرجى إدخال اليوم والشهر وسنة من أربعة أرقام، أو ترك الحقل كله فارغًا.',
  over: 'يمكن تجديد عضوية من انقضى يومه الأخير في قائمة السابقين.',
}
