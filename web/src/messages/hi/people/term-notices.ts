import type { termNotices as english } from '#languages/en/people/term-notices.ts'
import type { Translation } from '#languages/translation.ts'

export const termNotices: Translation<typeof english> = {
  differs: 'सबके लिए एक जैसा नहीं है। यहां जो लिखा है, वही सबके लिए सेव होगा।',
  unfinished: 'दिन, महीना और चार अंकों का साल भरें, या सब खाली छोड़ दें।',
  over: 'जिनका आखिरी दिन बीत चुका है, उनकी सदस्यता पूर्व सदस्यों की सूची में फिर से शुरू की जा सकती है।',
}
