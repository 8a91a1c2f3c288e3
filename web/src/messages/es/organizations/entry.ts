import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import type { entryMessages as english } from '#languages/en/organizations/entry.ts'
import type { Translation } from '#languages/translation.ts'
import { anyOf, figure, plural } from '../format.ts'

export const wayNames: Record<SignInWay, string> = {
  password: 'una contraseña',
  google: 'Google',
  passkey: 'una llave de acceso',
  mail: 'un enlace o código por correo',
}

export function wayList(ways: readonly SignInWay[]): string {
  return anyOf(ways.map((way) => wayNames[way]))
}

/** After "cada". */
export function hoursInWords(hours: number): string {
  if (hours === 1) return 'hora'
  if (hours === 24) return 'día'
  return hours % 24 === 0 ? `${figure(hours / 24)} días` : `${figure(hours)} horas`
}

const days = (count: number) => plural(count, { one: `${figure(count)} día`, other: `${figure(count)} días` })

export const entryMessages: Translation<typeof english> = {
  loading: 'Consultando qué hace falta',
  again: 'Volver a intentarlo',
  back: 'Volver a mis organizaciones',
  second_step_required: {
    title: (name) => `${name} pide un segundo paso`,
    lead: 'Al iniciar sesión, además del primer paso hace falta un código de una aplicación de tu móvil. Configúralo ahora; después te traeremos de vuelta aquí.',
    action: 'Configurar un segundo paso',
    other: 'Tengo una llave de acceso',
    otherHint: 'Una llave de acceso vale por los dos pasos.',
  },
  sign_in_way_not_allowed: {
    title: (name) => `${name} no acepta la forma en que has iniciado sesión`,
    lead: (ways) =>
      `Inicia sesión ${ways === null ? 'de otra forma' : `con ${wayList(ways)}`}. Primero se cerrará aquí tu sesión y después te traeremos de vuelta.`,
    action: 'Iniciar sesión de otra forma',
    other: 'Añadir una forma de iniciar sesión',
    otherHint: '¿Tu cuenta aún no tiene ninguna de estas?',
  },
  sign_in_too_old: {
    title: (name) => `${name} te pide que vuelvas a iniciar sesión`,
    lead: (hours) =>
      `Lo pide cada ${hours === null ? 'pocas horas' : hoursInWords(hours)}, en todos los lugares donde tengas la sesión iniciada. Después sigues donde estabas.`,
    action: 'Confirmar que soy yo',
  },
  grace: {
    label: 'Pronto hará falta un segundo paso',
    asks: (name, day) => `${name} pedirá un segundo paso a partir del ${day}.`,
    left: (left) =>
      left < 1
        ? 'Es hoy.'
        : plural(left, {
            one: `Te queda ${days(left)} para configurarlo.`,
            other: `Te quedan ${days(left)} para configurarlo.`,
          }),
    action: 'Configurarlo',
  },
  onTheWay: {
    text: 'Cuando lo hayas configurado, podrás continuar.',
    action: 'Continuar',
  },
  atSite: {
    text: 'Antes de continuar, hay algo que hacer.',
    action: 'Ver qué hacer',
  },
}
