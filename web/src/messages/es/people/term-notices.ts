import type { termNotices as english } from '#languages/en/people/term-notices.ts'
import type { Translation } from '#languages/translation.ts'

export const termNotices: Translation<typeof english> = {
  differs: 'No es igual para todos. Lo que figura aquí se guarda para todos.',
  unfinished: 'Rellena el día, el mes y un año de cuatro cifras, o deja todo vacío.',
  over: 'Quien ya tuvo su último día figura entre los anteriores, donde se puede renovar la membresía.',
}
