import type { joinableMessages as english } from '#languages/en/organizations/joinable.ts'
import type { Translation } from '#languages/translation.ts'
import { joinRequestDays } from '@atrium/contract/limits'

export const joinableMessages: Translation<typeof english> = {
  title: 'आपके ईमेल पते वाले संगठन',
  lead: (domain) => `इन्होंने साबित किया है कि ${domain} इनका है।`,
  join: 'शामिल हों',
  joinNamed: (name) => `${name} में शामिल हों`,
  ask: 'शामिल होने का अनुरोध करें',
  askNamed: (name) => `${name} में शामिल होने का अनुरोध करें`,
  withdraw: 'अनुरोध वापस लें',
  withdrawNamed: (name) => `${name} को भेजा अनुरोध वापस लें`,
  waits: `आपने शामिल होने का अनुरोध किया है। जवाब मिलते ही, ${joinRequestDays} दिन के अंदर, आपको ईमेल आएगा।`,
  declined: (day) => `आपका अनुरोध स्वीकार नहीं किया गया। आप ${day} से फिर अनुरोध कर सकते हैं।`,
  joined: (name) => `अब आप ${name} के सदस्य हैं।`,
  asked: (name) => `आपने ${name} में शामिल होने का अनुरोध किया है।`,
  withdrawn: 'आपका अनुरोध वापस ले लिया गया है।',
  changed: 'इस बीच यह बदल गया है। अब स्थिति यह है।',
}
