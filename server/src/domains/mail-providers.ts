/** Domains at which a mail provider gives an address to whoever wants one: none of them is an organization's. */
const mailProviders: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.de', 'outlook.fr', 'outlook.es', 'outlook.it'],
  ...['hotmail.com', 'hotmail.co.uk', 'hotmail.de', 'hotmail.fr', 'hotmail.es', 'hotmail.it', 'live.com', 'live.co.uk'],
  ...['live.de', 'live.fr', 'live.nl', 'msn.com', 'passport.com', 'windowslive.com'],
  ...['yahoo.com', 'yahoo.co.uk', 'yahoo.co.in', 'yahoo.co.jp', 'yahoo.de', 'yahoo.fr', 'yahoo.es', 'yahoo.it'],
  ...['yahoo.ca', 'yahoo.com.au', 'yahoo.com.br', 'yahoo.com.mx', 'yahoo.in', 'ymail.com', 'rocketmail.com', 'aol.com'],
  ...['aim.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ...[
    'tutanota.com',
    'tutanota.de',
    'tutamail.com',
    'tuta.io',
    'tuta.com',
    'keemail.me',
    'fastmail.com',
    'fastmail.fm',
  ],
  ...['hey.com', 'zoho.com', 'zohomail.com', 'zohomail.eu', 'mail.com', 'email.com', 'gmx.com', 'gmx.net', 'gmx.de'],
  ...['gmx.at', 'gmx.ch', 'web.de', 'freenet.de', 't-online.de', 'mailbox.org', 'posteo.de', 'posteo.net', 'arcor.de'],
  ...['mail.de', 'email.de', 'vodafone.de', 'bluewin.ch', 'aon.at', 'chello.at', 'orange.fr', 'wanadoo.fr', 'free.fr'],
  ...['sfr.fr', 'laposte.net', 'neuf.fr', 'bbox.fr', 'libero.it', 'virgilio.it', 'alice.it', 'tin.it', 'tiscali.it'],
  ...['telefonica.net', 'terra.es', 'terra.com.br', 'uol.com.br', 'bol.com.br', 'ig.com.br', 'sapo.pt', 'ziggo.nl'],
  ...['kpnmail.nl', 'planet.nl', 'telenet.be', 'skynet.be', 'telia.com', 'online.no', 'wp.pl', 'o2.pl', 'onet.pl'],
  ...['interia.pl', 'op.pl', 'seznam.cz', 'email.cz', 'centrum.cz', 'azet.sk', 'freemail.hu', 'citromail.hu', 'abv.bg'],
  ...['mail.ru', 'inbox.ru', 'list.ru', 'bk.ru', 'yandex.ru', 'yandex.com', 'ya.ru', 'rambler.ru', 'ukr.net', 'i.ua'],
  ...['qq.com', 'foxmail.com', '163.com', '126.com', 'yeah.net', 'sina.com', 'sina.cn', 'sohu.com', 'aliyun.com'],
  ...['139.com', '189.cn', 'naver.com', 'hanmail.net', 'daum.net', 'nate.com', 'docomo.ne.jp', 'ezweb.ne.jp'],
  ...['rediffmail.com', 'bigpond.com', 'optusnet.com.au', 'xtra.co.nz', 'comcast.net', 'verizon.net', 'att.net'],
  ...['sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net', 'earthlink.net', 'juno.com', 'rogers.com', 'shaw.ca'],
  ...['sympatico.ca', 'bell.net', 'telus.net', 'btinternet.com', 'btopenworld.com', 'sky.com', 'talktalk.net'],
  ...['virginmedia.com', 'ntlworld.com', 'blueyonder.co.uk', 'duck.com', 'mozmail.com', 'privaterelay.appleid.com'],
  ...['mailinator.com', 'guerrillamail.com', 'yopmail.com', '10minutemail.com', 'temp-mail.org', 'trashmail.com'],
])

/** Those that have one name in many countries, such as `hotmail.be` and `yahoo.com.sg`. */
const mailProviderNames: ReadonlySet<string> = new Set([
  ...['gmail', 'googlemail', 'hotmail', 'outlook', 'yahoo', 'ymail', 'icloud', 'gmx', 'yandex', 'protonmail'],
  ...['tutanota', 'zohomail', 'mailinator', 'guerrillamail', 'yopmail'],
])

/** `name` is what is left of the domain without its public suffix. */
export function isMailProviders(domain: string, name: string | null): boolean {
  return mailProviders.has(domain) || (name !== null && mailProviderNames.has(name) && domain.startsWith(`${name}.`))
}
