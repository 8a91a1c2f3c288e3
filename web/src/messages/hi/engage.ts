import type { engageMessages as english } from '#languages/en/engage.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

export const engageMessages: Translation<typeof english> = {
  tutor: {
    name: 'सुपर गणित ट्यूटर',
    lead: 'ट्यूटर का वर्णन कैसे किया जाता है और वह बातचीत कैसे शुरू करता है।',
    overview: 'खास जानकारी',
    instructionLabel: 'निर्देश',
    instruction:
      'आप गणित के एक धैर्यवान ट्यूटर हैं। पूछें कि विद्यार्थी ने अब तक क्या कोशिश की है, एक बार में एक ही संकेत दें, और उसे जवाब खुद ढूंढने दें।',
    preview: 'झलक',
    opening: 'नमस्ते, मैं आपका गणित ट्यूटर हूं। हम मिलकर कौन-सा सवाल देखें?',
    toConversation: 'एक बातचीत देखें',
  },
  chat: {
    title: 'बातचीत',
    lead: (tutor) => `विद्यार्थी सवाल पूछता है और ${tutor} संकेत देकर जवाब देता है।`,
    sender: 'आप',
    sent: 'मैं आधे और एक तिहाई को कैसे जोड़ूं?',
    received: 'पहले दोनों को एक ही आकार के टुकड़ों में काटें। ऐसे कितने बराबर टुकड़े हो सकते हैं जिनमें आधे और तिहाई, दोनों बंट जाएं?',
    toTutor: 'ट्यूटर देखें',
  },
  home: shellMessages.home,
}
