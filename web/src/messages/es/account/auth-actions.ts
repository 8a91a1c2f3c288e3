import type { authActionMessages as english } from '#languages/en/account/auth-actions.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'
import { figure, plural } from '../format.ts'

const deadLink = {
  heading: 'Este enlace ya no funciona',
  disabled: 'La cuenta para la que se envió está desactivada. Ponte en contacto con el servicio de ayuda.',
  signIn: 'Volver al inicio de sesión',
}

export const authActionMessages: Translation<typeof english> = {
  reset: {
    heading: 'Restablecer la contraseña',
    lead: (email) => `Elige una contraseña nueva para ${email}.`,
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Confirma la contraseña',
    hint: 'Al menos 6 caracteres y tres de estas cosas: 8 caracteres o más, una letra minúscula, una letra mayúscula, una cifra, un carácter especial.',
    missing: (count, properties) =>
      plural(count, {
        one: `Falta aún una de estas cosas: ${properties}.`,
        other: `Faltan aún ${figure(count)} de estas cosas: ${properties}.`,
      }),
    tooShort: 'Usa al menos 6 caracteres.',
    properties: {
      length: '8 caracteres o más',
      small: 'una letra minúscula',
      capital: 'una letra mayúscula',
      digit: 'una cifra',
      special: 'uno de !@#$%^&*()_+',
    },
    submit: 'Restablecer la contraseña',
    resetting: 'Restableciendo tu contraseña',
    mismatch: 'Las contraseñas no coinciden',
    notNotified:
      'La contraseña se ha restablecido, pero no se ha podido enviar el correo de aviso. Si lo necesitas, ponte en contacto con el servicio de ayuda.',
    networkFail: failureMessages.networkFail,
    retry: 'Volver a intentarlo',
  },
  done: {
    heading: 'Contraseña restablecida',
    redirect: 'En unos segundos irás a otra página.',
    signIn: 'Iniciar sesión',
  },
  checking: 'Comprobando tu enlace',
  deadLink: {
    ...deadLink,
    expired: 'Ha caducado: un enlace para restablecer la contraseña sirve durante una hora.',
    used: 'Ya se ha usado o le falta una parte. Un enlace para restablecer la contraseña sirve una sola vez. Si ya elegiste con él una contraseña nueva, inicia sesión con ella.',
    again: 'Pedir un enlace nuevo',
  },
  deadSignIn: {
    ...deadLink,
    expired: 'Ha caducado: un enlace para iniciar sesión sirve durante diez minutos.',
    used: 'Ya se ha usado o le falta una parte. Un enlace para iniciar sesión sirve una sola vez.',
    again: '¿Has olvidado la contraseña?',
  },
  recover: {
    heading: 'Recuperar tu dirección de correo',
    changed: (email, changedTo) =>
      changedTo === null
        ? `La dirección de correo de tu cuenta era ${email}. Se ha cambiado.`
        : `La dirección de correo de tu cuenta era ${email}. Se ha cambiado por ${changedTo}.`,
    explain:
      'Si no lo has hecho tú, recupera la dirección. Se cerrarán todas las sesiones de la cuenta, y dejará de funcionar cualquier contraseña o cuenta de Google que se haya añadido desde el cambio.',
    keep: 'Si has cambiado la dirección tú, no tienes que hacer nada.',
    submit: 'Recuperar mi dirección',
    taking: 'Recuperando tu dirección',
    taken: (email) =>
      `Otra cuenta usa ahora ${email}, así que esta aún no puede recuperarla. Si esa cuenta también es tuya, cambia su dirección y vuelve a intentarlo. Si no, ponte en contacto con el servicio de ayuda.`,
  },
  recovered: {
    heading: 'Has recuperado tu dirección',
    done: (email) => `La dirección de correo de tu cuenta vuelve a ser ${email}, y se han cerrado todas las sesiones.`,
    advice:
      'Puede que quien la cambió sepa tu contraseña. Elige una nueva antes de hacer nada más. Después revisa en Seguridad las formas de iniciar sesión y quita lo que no sea tuyo.',
    reset: 'Enviarme un enlace para restablecer la contraseña',
    sending: 'Enviando tu enlace',
    signIn: 'Iniciar sesión',
  },
  deadRecovery: {
    ...deadLink,
    expired: 'Ha caducado: un enlace para recuperar una dirección sirve durante tres días.',
    used: 'Ya se ha usado o le falta una parte. Un enlace para recuperar una dirección sirve una sola vez.',
    again: '¿Has olvidado la contraseña?',
  },
  verify: {
    heading: 'Confirma tu dirección de correo',
    applying: 'Confirmando tu dirección de correo',
    confirmedHeading: 'Dirección de correo confirmada',
    confirmed: (email) => `${email} está confirmada.`,
    failed: 'Contraseña incorrecta. Vuelve a intentarlo o pulsa «¿Has olvidado la contraseña?».',
    advice:
      'Puede que el enlace haya caducado o que ya se haya usado. Si lo abriste antes, tu dirección de correo está confirmada: solo tienes que iniciar sesión.',
    retry: 'Volver a intentarlo',
    signIn: 'Iniciar sesión',
    forgot: '¿Has olvidado la contraseña?',
  },
  change: {
    heading: 'Cambia tu dirección de correo',
    applying: 'Cambiando tu dirección de correo',
    changedHeading: 'Dirección de correo cambiada',
    changed: (email) =>
      `La dirección de correo de tu cuenta es ahora ${email}. Inicia sesión con ella a partir de ahora.`,
    taken: 'Otra cuenta usa ahora esta dirección, así que la tuya conserva la que tenía.',
  },
  deadChange: {
    ...deadLink,
    expired:
      'Ha caducado: un enlace para cambiar la dirección de correo sirve durante una hora. Puedes pedir otro en tu perfil.',
    used: 'Ya se ha usado o le falta una parte. Si lo abriste antes, tu dirección ya está cambiada: inicia sesión con la nueva.',
  },
  code: {
    heading: 'Confirma tu dirección de correo',
    lead: 'Escribe tu código de seis cifras.',
    legend: 'Código de verificación',
    digit: (place, places) => `Cifra ${figure(place)} de ${figure(places)}`,
    confirm: 'Confirmar',
    resend: 'Enviar otro código',
    notInUse: 'Los códigos aún no se usan. Abre el enlace del correo que te hemos enviado.',
    signIn: 'Volver al inicio de sesión',
  },
}
