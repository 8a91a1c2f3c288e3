import type { domainMessages as english } from '../en/domains.ts'

export const domainMessages: Record<keyof typeof english, string> = {
  domainRequired: 'कृपया डोमेन डालें।',
  domainInvalid: 'school.org जैसा डोमेन डालें: https://, पाथ, पोर्ट या @ के बिना।',
  domainShared: 'यह डोमेन किसी एक का नहीं हो सकता: इसके नीचे दूसरे लोगों के अपने डोमेन हैं।',
  domainOfMailProvider: 'यह डोमेन किसी ईमेल सेवा का है: उस पर कोई भी अपना पता बना सकता है।',
  joiningRoleInvalid: 'भूमिका staff या User होनी चाहिए।',
}
