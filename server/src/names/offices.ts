/** What a name says that speaks for whoever runs the product: offices, in the languages of pages and mails, and what joins them. */
import { readAs } from './look-alikes.ts'

/** Reserved by themselves too, as usernames. */
export const offices = [
  ...['abuse', 'accounts', 'admin', 'administrator', 'admins', 'billing', 'compliance', 'contact', 'customerservice'],
  ...['helpdesk', 'help', 'hostmaster', 'info', 'legal', 'mod', 'moderator', 'moderators', 'noreply', 'official'],
  ...['operator', 'owner', 'owners', 'payments', 'postmaster', 'privacy', 'root', 'sales', 'security', 'service'],
  ...['staff', 'sudo', 'superuser', 'support', 'sysadmin', 'sysop', 'system', 'team', 'verified', 'webmaster'],
]

/** Beside the product's name alone. */
const besideProduct = [
  ...['account', 'alert', 'alerts', 'customer', 'customercare', 'helpcenter', 'helpcentre', 'notification'],
  ...['notifications', 'safety', 'servicecenter', 'servicecentre', 'servicedesk', 'verification', 'verify'],
  ...['administración', 'atención', 'avisos', 'ayuda', 'cliente', 'clientes', 'cuenta', 'cuentas', 'equipo'],
  ...['facturación', 'oficial', 'pagos', 'privacidad', 'seguridad', 'servicio', 'soporte', 'verificación'],
  ...['administration', 'aide', 'assistance', 'clientèle', 'clients', 'compte', 'comptes', 'confidentialité', 'équipe'],
  ...['facturation', 'officiel', 'paiements', 'sécurité', 'vérification'],
  ...['abrechnung', 'datenschutz', 'dienst', 'hilfe', 'konten', 'konto', 'kunden', 'kundendienst', 'kundenservice'],
  ...['offiziell', 'sicherheit', 'verwaltung', 'zahlungen'],
  ...['administração', 'ajuda', 'atendimento', 'cobrança', 'conta', 'contas', 'equipa', 'faturamento'],
  ...['pagamentos', 'privacidade', 'segurança', 'serviço', 'suporte', 'verificação'],
  ...[
    'أمان',
    'إدارة',
    'الأمان',
    'الإدارة',
    'الحسابات',
    'الدعم',
    'الرسمي',
    'المساعدة',
    'حسابات',
    'خدمة',
    'دعم',
    'العملاء',
    'فريق',
  ],
  ...['आधिकारिक', 'खाता', 'ग्राहक', 'टीम', 'सपोर्ट', 'सहायता', 'सुरक्षा', 'सेवा'],
  ...[
    '安全',
    '安全中心',
    '官方',
    '客户',
    '客服',
    '客服中心',
    '帮助',
    '帮助中心',
    '支付',
    '支持',
    '服务',
    '团队',
    '账号',
    '账户',
  ],
]
/** What says nothing by itself: "La Luna" and "Luna Trust" are names of schools, whatever else is called Luna. */
const joining = [
  ...['and', 'at', 'by', 'for', 'from', 'of', 'our', 'the', 'trust', 'your'],
  ...['das', 'de', 'del', 'der', 'des', 'die', 'do', 'du', 'el', 'en', 'la', 'le', 'les', 'los', 'und', 'von'],
  ...['के', 'की', 'का', '的'],
]

const speaking = new Set([...offices, ...besideProduct].map(readAs))
const known = new Set([...speaking, ...joining.map(readAs)])
const longest = Math.max(...[...known].map((word) => word.length))

/**
 * Of a text, as `readAs` reads it: whether it is nothing but such words, whatever stood between them, and an office among
 * them. Undefined where something else is in it.
 */
export function officesIn(read: string): 'some' | 'none' | undefined {
  // Where a word may begin, and whether an office may stand before it.
  const begins = new Map([[0, false]])
  for (let start = 0; start < read.length; start += 1) {
    const before = begins.get(start)
    if (before === undefined) continue
    for (let end = start + 1; end <= Math.min(read.length, start + longest); end += 1) {
      const word = read.slice(start, end)
      if (known.has(word)) begins.set(end, before || speaking.has(word) || begins.get(end) === true)
    }
  }
  const last = begins.get(read.length)
  return last === undefined ? undefined : last ? 'some' : 'none'
}
