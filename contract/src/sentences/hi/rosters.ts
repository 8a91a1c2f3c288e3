import type { rosterMessages as english } from '../en/rosters.ts'

export const rosterMessages: Record<keyof typeof english, string> = {
  rosterRequired: 'कृपया पहले एक ZIP आर्काइव चुनें।',
  rosterUnreadable:
    'यह पढ़ा जा सकने वाला ZIP आर्काइव नहीं है। कृपया OneRoster आर्काइव वैसा ही चुनें जैसा आपके सिस्टम ने एक्सपोर्ट किया था।',
  rosterUnsafe: 'इस आर्काइव में ऐसी फ़ाइलें हैं जो किसी सूची में नहीं होतीं, या एक ही फ़ाइल दो बार है। कृपया इसे फिर से एक्सपोर्ट करें।',
  rosterTooLarge: 'यह आर्काइव बहुत बड़ा है या इसमें बहुत ज़्यादा सामग्री है।',
  rosterNoManifest: 'इस आर्काइव के ऊपरी स्तर पर manifest.csv नहीं है। कृपया OneRoster 1.2 आर्काइव चुनें।',
}
