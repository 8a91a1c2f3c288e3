import type { authorsMessages as english } from '#languages/en/organizations/authors.ts'
import type { Translation } from '#languages/translation.ts'

export const authorsMessages: Translation<typeof english> = {
  list: {
    title: 'प्रकाशक',
    add: 'प्रकाशक जोड़ें',
    addShort: 'जोड़ें',
    filter: 'प्रकाशक फ़िल्टर करें',
    publisher: 'प्रकाशक',
    publisherId: 'प्रकाशक आईडी',
    role: 'भूमिका',
    empty: 'ओह! कोई प्रकाशक नहीं मिला',
    emptyAdvice: 'प्रकाशक वह नाम है जिससे आपकी सामग्री प्रकाशित होती है: आपका अपना, आपकी टीम का या आपके प्रकाशन का।',
    create: 'प्रकाशक बनाएं',
    loading: 'आपके प्रकाशक लोड हो रहे हैं',
    failed: 'आपके प्रकाशक लोड नहीं हो पाए।',
    organizations: 'संगठन',
    invite: 'न्योता दें',
    people: 'लोग',
    deleted: 'हाल ही में मिटाए गए',
    inviteTo: (name) => `${name} में आने का न्योता दें`,
  },
}
