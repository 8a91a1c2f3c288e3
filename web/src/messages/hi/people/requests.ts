import type { requestsMessages as english } from '#languages/en/people/requests.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'

const requests = (count: number) => `${figure(count)} अनुरोध`

export const requestsMessages: Translation<typeof english> = {
  title: 'शामिल होने के अनुरोध',
  empty: 'कोई अनुरोध नहीं',
  emptyAdvice:
    'आपके साबित किए गए डोमेन के ईमेल पते वाले लोग शामिल होने का अनुरोध कर सकते हैं, अगर आपने “डोमेन” पेज पर इसकी अनुमति दी है।',
  toDomains: 'डोमेन पर जाएं',
  selectAll: 'इस पेज के सभी अनुरोध चुनें',
  selected: (count) => plural(count, { one: `${requests(count)} चुना गया`, other: `${requests(count)} चुने गए` }),
  becomes: (role) => `भूमिका होगी: ${roleNames[role]}`,
  asked: (day, until) => `${day} को अनुरोध किया, ${until} को खत्म होगा`,
  wasRemoved: 'पहले संगठन से हटाया जा चुका है',
  accept: 'स्वीकार करें',
  acceptNamed: (name) => `${name} को स्वीकार करें`,
  decline: 'मना करें',
  declineNamed: (name) => `${name} को मना करें`,
  accepted: (count) =>
    count === 1
      ? '1 व्यक्ति अब सदस्य है और उसे ईमेल से बता दिया गया है।'
      : `${figure(count)} लोग अब सदस्य हैं और उन्हें ईमेल से बता दिया गया है।`,
  declined: (count) =>
    count === 1 ? '1 अनुरोध के लिए मना कर दिया गया।' : `${figure(count)} अनुरोधों के लिए मना कर दिया गया।`,
  left: (count) =>
    `${count === 1 ? '1 व्यक्ति' : `${figure(count)} लोगों`} को जवाब नहीं दिया जा सका: अनुरोध खत्म हो चुका था, या पता अब डोमेन का नहीं है।`,
  leftInactive: (count) =>
    `${count === 1 ? '1 व्यक्ति' : `${figure(count)} लोगों`} को स्वीकार नहीं किया जा सका: वे किसी डायरेक्टरी में निष्क्रिय हैं। कोई मालिक उन्हें स्वीकार कर सकता है।`,
}
