import type { engageMessages as english } from '#languages/en/engage.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from './format.ts'
import { shellMessages } from './shell.ts'

export const engageMessages: Translation<typeof english> = {
  tutor: {
    name: 'معلّم الرياضيات الممتاز',
    lead: 'كيف يوصَف المعلّم، وكيف يبدأ المحادثة.',
    overview: 'نظرة عامة',
    instructionLabel: 'التعليمات',
    instruction: 'أنت معلّم رياضيات صبور. اسأل المتعلّم عمّا جرّبه، وقدّم تلميحًا واحدًا في كل مرة، ودعه يجد الإجابة بنفسه.',
    preview: 'معاينة',
    opening: 'مرحبًا، أنا معلّم الرياضيات الخاص بك. أي مسألة سننظر فيها معًا؟',
    toConversation: 'عرض محادثة',
  },
  chat: {
    title: 'محادثة',
    lead: (tutor) => `يسأل المتعلّم، فيجيب ${isolate(tutor)} بتلميح.`,
    sender: 'أنت',
    sent: 'كيف أجمع نصفًا وثلثًا؟',
    received: 'قسّم كليهما أولًا إلى أجزاء متساوية الحجم. إلى كم جزء متساوٍ يمكن تقسيم الأنصاف والأثلاث على حد سواء؟',
    toTutor: 'عرض المعلّم',
  },
  home: shellMessages.home,
}
