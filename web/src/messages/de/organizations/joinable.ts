import type { joinableMessages as english } from '#languages/en/organizations/joinable.ts'
import type { Translation } from '#languages/translation.ts'
import { joinRequestDays } from '@atrium/contract/limits'

export const joinableMessages: Translation<typeof english> = {
  title: 'Organisationen zu Ihrer Adresse',
  lead: (domain) => `Diese Organisationen haben nachgewiesen, dass ${domain} ihnen gehört.`,
  join: 'Beitreten',
  joinNamed: (name) => `${name} beitreten`,
  ask: 'Beitritt anfragen',
  askNamed: (name) => `Beitritt zu ${name} anfragen`,
  withdraw: 'Anfrage zurückziehen',
  withdrawNamed: (name) => `Anfrage an ${name} zurückziehen`,
  waits: `Sie haben den Beitritt angefragt. Sobald es eine Antwort gibt, spätestens nach ${joinRequestDays} Tagen, erhalten Sie eine E-Mail.`,
  declined: (day) => `Ihre Anfrage wurde abgelehnt. Sie können ab ${day} wieder anfragen.`,
  joined: (name) => `Sie sind jetzt Mitglied von ${name}.`,
  asked: (name) => `Sie haben den Beitritt zu ${name} angefragt.`,
  withdrawn: 'Ihre Anfrage wurde zurückgezogen.',
  changed: 'Das hat sich inzwischen geändert. So ist der Stand jetzt.',
}
