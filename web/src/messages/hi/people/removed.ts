import type { removedMessages as english } from '#languages/en/people/removed.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

export const removedMessages: Translation<typeof english> = {
  status: 'स्थिति',
  members: 'सदस्य',
  removed: 'हटाए गए',
  former: 'पूर्व सदस्य',
  list: {
    title: 'हटाए गए',
    happened: 'हटाए गए या छोड़ा',
    removedOn: (date, by) => (by === null ? `${date} को हटाए गए` : `${by} ने ${date} को हटाया`),
    leftOn: (date) => `${date} को खुद छोड़ा`,
    until: (date) => `${date} तक वापस लाया जा सकता है`,
    byInvite: 'अगर वे चाहें, तो न्योते से वापस आ सकते हैं।',
    restore: 'वापस लाएं',
    restoreNamed: (name) => `${name} को वापस लाएं`,
    invite: 'न्योता दें',
    inviteNamed: (name) => `${name} को न्योता दें`,
    empty: 'हाल में किसी को नहीं हटाया गया',
    emptyAdvice: (days) => `जिन्हें हटाया जाता है उन्हें ${figure(days)} दिन तक यहां से वापस लाया जा सकता है।`,
    nobodyFound: 'कोई नहीं मिला',
    toMembers: 'सदस्य दिखाएं',
  },
  restored: (name) => `${name} फिर से सदस्य हैं।`,
  restoredMany: (people) => (people === 1 ? '1 व्यक्ति फिर से सदस्य है।' : `${figure(people)} लोग फिर से सदस्य हैं।`),
}
