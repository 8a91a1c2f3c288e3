import type { learnerSignInMessages as english } from '#languages/en/organizations/learner-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

const oftenWrong =
  'No es correcto. Prueba otra vez o pregunta a tu profe. Después de muchos intentos solo funciona tu tarjeta.'

export const learnerSignInMessages: Translation<typeof english> = {
  title: (of) => `Entrar en ${of}`,
  signIn: 'Entrar',
  signingIn: 'Entrando',
  back: 'Atrás',
  username: {
    label: 'Tu nombre de usuario',
    hint: 'Está en tu tarjeta.',
    missing: 'Escribe tu nombre de usuario.',
    next: 'Siguiente',
  },
  ways: {
    title: (username) => `Hola, ${username}`,
    lead: '¿Cómo quieres entrar?',
    code: 'Con el código de mi tarjeta',
    pictures: 'Con mis dibujos',
    password: 'Con mi contraseña',
    notYou: (username) => `No soy ${username}`,
  },
  code: {
    title: (username) => `El código de ${username}`,
    label: 'Código de tu tarjeta',
    hint: 'Doce letras y números. Da igual si los escribes en mayúsculas o minúsculas.',
    missing: 'Escribe el código de tu tarjeta.',
  },
  password: {
    title: (username) => `La contraseña de ${username}`,
    label: 'Tu contraseña',
    missing: 'Escribe tu contraseña.',
  },
  pictures: {
    title: (username) => `Los dibujos de ${username}`,
    lead: (count) => `Pulsa tus ${figure(count)} dibujos, uno tras otro.`,
    pad: 'Todos los dibujos',
    none: 'No hay ningún dibujo elegido.',
    chosen: (names) => `Elegidos: ${names}.`,
    again: 'Empezar de nuevo',
  },
  card: {
    title: (name) => `¿Eres ${name}?`,
    lead: (of) => `Entonces entra en ${of}.`,
    instead: (name) => `${name} ha entrado aquí. Se cerrará su sesión.`,
    yes: 'Sí, quiero entrar',
    no: 'No, soy otra persona',
    refused: 'Con esta tarjeta no se puede entrar',
    retry: 'Probar otra vez',
    otherWay: 'Entrar de otra forma',
  },
  scan: {
    offer: 'Enseñar mi tarjeta a la cámara',
    title: 'Pon tu tarjeta delante de la cámara',
    starting: 'La cámara se está encendiendo.',
    view: 'Lo que ve la cámara',
    failed: 'La cámara no funciona aquí. Vuelve atrás y escribe tu nombre de usuario.',
  },
  already: {
    title: (name) => `${name} ya ha entrado aquí`,
    stay: 'Soy yo',
    other: 'Soy otra persona',
  },
  problems: {
    wrong: {
      card: 'Esta tarjeta ya no funciona. Pide una nueva a tu profe.',
      code: 'No es correcto. Mira otra vez tu nombre de usuario y tu tarjeta, o pregunta a tu profe.',
      pictures: oftenWrong,
      password: oftenWrong,
    },
    tooMany: 'Se ha intentado demasiadas veces. Espera un poco y prueba otra vez.',
    notOffered: 'Aquí no se puede entrar así. Pregunta a tu profe.',
    offline: 'No hay conexión. Prueba otra vez.',
    failed: 'No ha funcionado. Prueba otra vez.',
  },
}
