import type { engageMessages as english } from '#languages/en/engage.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

export const engageMessages: Translation<typeof english> = {
  tutor: {
    name: '超级数学导师',
    lead: '导师如何介绍自己，又如何开始一段对话。',
    overview: '概览',
    instructionLabel: '指令',
    instruction: '你是一位耐心的数学导师。先问学习者试过什么，每次只给一个提示，让他们自己找到答案。',
    preview: '预览',
    opening: '你好，我是你的数学导师。我们一起来看哪道题？',
    toConversation: '查看对话',
  },
  chat: {
    title: '对话',
    lead: (tutor) => `学习者提问，${tutor}用提示来回答。`,
    sender: '你',
    sent: '二分之一加三分之一怎么算？',
    received: '先把两个都切成一样大的小块。想一想，分成多少等份，才能让二分之一和三分之一都正好是整数块？',
    toTutor: '查看导师',
  },
  home: shellMessages.home,
}
