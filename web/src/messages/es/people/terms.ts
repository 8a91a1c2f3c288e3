import type { Term } from '@atrium/contract/rules/time/term'
import type { termsMessages as english } from '#languages/en/people/terms.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, dateStyle, locale, plural } from '../format.ts'

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })

export function shownDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : dayFormat.format(at)
}

/** Behind a colon, or behind "membresía". */
export function termWords({ startsOn, endsOn }: Term): string {
  if (startsOn === null) return endsOn === null ? 'sin último día' : `hasta el ${shownDay(endsOn)}`
  return endsOn === null ? `a partir del ${shownDay(startsOn)}` : `del ${shownDay(startsOn)} al ${shownDay(endsOn)}`
}

export const termsMessages: Translation<typeof english> = {
  startsOn: (day) => `Empieza el ${shownDay(day)}`,
  endsOn: (day) => `Termina el ${shownDay(day)}`,
  endedOn: (day) => `Terminó el ${shownDay(day)}`,
  action: 'Primer y último día',
  dialog: {
    title: 'Primer y último día',
    lead: (names) => `De la membresía de ${names}.`,
    first: 'Primer día',
    firstHint: 'Antes, nadie puede entrar. Vacío: desde el principio.',
    last: 'Último día',
    lastHint: 'Después, la membresía ha terminado. Vacío: sin fin.',
    cancel: 'Cancelar',
    save: 'Guardar',
  },
  set: (names, words) => `${names}: ${words}.`,
  lastOwner: 'Una organización necesita un propietario sin último día: el único que hay se queda como está.',
  forbidden: (names) => `Solo un propietario puede cambiar esto para ${names}.`,
  gone: (names) => `Ya no encontramos aquí a ${names}.`,
  former: {
    title: 'Anteriores',
    ended: 'Membresía',
    dates: (words) => `La membresía terminó con su último día: ${words}.`,
    lastDay: (day) => `La membresía terminó con su último día, ${day}.`,
    renew: 'Renovar',
    renewNamed: (name) => `Renovar la membresía de ${name}`,
    empty: 'No ha terminado la membresía de nadie',
    emptyAdvice: 'Quien tiene un último día aparece aquí cuando ese día ha pasado.',
    renewTitle: (names) => `¿Renovar la membresía de ${names}?`,
    renewLead: 'Con el rol, las etiquetas y las clases de antes. Deja vacío el último día para una membresía sin fin.',
    renewed: (people) =>
      plural(people, {
        one: `${figure(people)} persona puede volver a entrar a partir del primer día.`,
        other: `${figure(people)} personas pueden volver a entrar a partir del primer día.`,
      }),
  },
}
