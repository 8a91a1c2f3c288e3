import type { Term } from '@atrium/contract/rules/time/term'
import type { termsMessages as english } from '#languages/en/people/terms.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, dateStyle, locale, plural } from '../format.ts'

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })

export function shownDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : dayFormat.format(at)
}

/** Behind a colon, or behind "participação". */
export function termWords({ startsOn, endsOn }: Term): string {
  if (startsOn === null) return endsOn === null ? 'sem último dia' : `até ${shownDay(endsOn)}`
  return endsOn === null ? `a partir de ${shownDay(startsOn)}` : `de ${shownDay(startsOn)} a ${shownDay(endsOn)}`
}

export const termsMessages: Translation<typeof english> = {
  startsOn: (day) => `Começa em ${shownDay(day)}`,
  endsOn: (day) => `Termina em ${shownDay(day)}`,
  endedOn: (day) => `Terminou em ${shownDay(day)}`,
  action: 'Primeiro e último dia',
  dialog: {
    title: 'Primeiro e último dia',
    lead: (names) => `Da participação de ${names}.`,
    first: 'Primeiro dia',
    firstHint: 'Antes dele, ninguém pode entrar. Vazio: desde o início.',
    last: 'Último dia',
    lastHint: 'Depois dele, a participação terminou. Vazio: sem fim.',
    cancel: 'Cancelar',
    save: 'Salvar',
  },
  set: (names, words) => `${names}: ${words}.`,
  lastOwner: 'Uma organização precisa de um proprietário sem último dia: o único que há fica como está.',
  forbidden: (names) => `Só um proprietário pode alterar isto para ${names}.`,
  gone: (names) => `Não encontramos mais aqui: ${names}.`,
  former: {
    title: 'Anteriores',
    ended: 'Participação',
    dates: (words) => `A participação terminou com o último dia: ${words}.`,
    lastDay: (day) => `A participação terminou com o último dia, ${day}.`,
    renew: 'Renovar',
    renewNamed: (name) => `Renovar a participação de ${name}`,
    empty: 'Nenhuma participação terminou',
    emptyAdvice: 'Quem tem um último dia aparece aqui depois que esse dia passa.',
    renewTitle: (names) => `Renovar a participação de ${names}?`,
    renewLead:
      'Com o papel, as etiquetas e as turmas de antes. Deixe o último dia vazio para uma participação sem fim.',
    renewed: (people) =>
      plural(people, {
        one: `${figure(people)} pessoa pode entrar de novo a partir do primeiro dia.`,
        other: `${figure(people)} pessoas podem entrar de novo a partir do primeiro dia.`,
      }),
  },
}
