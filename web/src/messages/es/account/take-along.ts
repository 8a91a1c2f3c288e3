import type { takeAlongMessages as english } from '#languages/en/account/take-along.ts'
import type { Translation } from '#languages/translation.ts'

export const takeAlongMessages: Translation<typeof english> = {
  heading: 'Haz tuya esta cuenta',
  loading: 'Cargando la cuenta',
  lead: (name, organization) => `Esta es la cuenta de ${name} en ${organization}.`,
  afterwards: (email, organization) =>
    `Desde ahora inicias sesión con ${email}, y la cuenta sigue siendo tuya aunque dejes ${organization}. Conservas tus clases y tus puntos. Tu tarjeta, tus dibujos o tu contraseña anterior dejan de funcionar.`,
  usernameHint: 'Aquí no puede tenerlo nadie más, así que quizá tenga que ser otro.',
  password: 'Contraseña nueva',
  passwordHint: 'Al menos 6 caracteres y que no sea una contraseña común.',
  confirmPassword: 'Confirma la contraseña',
  submit: 'Hacerla mía',
  submitting: 'Haciéndola tuya',
  agreement: 'Al hacerla tuya aceptas las {terms} y la {privacy}.',
  done: 'Esta cuenta ya es tuya',
  doneLead: (email) => `Inicia sesión con ${email} y tu contraseña nueva.`,
  takenAdvice: 'Tu organización puede dar otro correo a esta cuenta.',
  retry: 'Volver a intentarlo',
  signIn: 'Iniciar sesión',
}
