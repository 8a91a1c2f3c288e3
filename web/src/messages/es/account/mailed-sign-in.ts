import type { mailedSignInMessages as english } from '#languages/en/account/mailed-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const mailedSignInMessages: Translation<typeof english> = {
  mailCode: 'Recibir un código por correo',
  mailingCode: 'Enviando el correo',
  codeHeading: 'Revisa tu correo',
  codeLead: (email) =>
    `Hemos enviado un código de seis cifras a ${email}. Escríbelo aquí o usa el botón del correo. Ambos sirven durante diez minutos.`,
  code: 'Código',
  codeMissing: 'Escribe las seis cifras del código',
  codeSubmit: 'Iniciar sesión',
  sendCodeAgain: 'Enviar otro código',
  codeSentAgain: 'Te hemos enviado otro código. Usa el más reciente.',
  linkHeading: 'Iniciar sesión',
  linkLead: (email) => `Vas a iniciar sesión como ${email}.`,
  linkSubmit: 'Iniciar sesión',
}
