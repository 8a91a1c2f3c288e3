import type { signUpMessages as english } from '#languages/en/account/sign-up.ts'
import type { Translation } from '#languages/translation.ts'

export const signUpMessages: Translation<typeof english> = {
  usernameHeading: 'Elige un nombre de usuario',
  usernameLead: (product) => `Con él inicias sesión en ${product} y te encuentran los demás.`,
  continue: 'Continuar',
  haveAccount: '¿Ya tienes una cuenta?',
  signIn: 'Iniciar sesión',

  methodHeading: 'Crea tu cuenta',
  chosenUsername: 'Tu nombre de usuario: {username}',
  change: 'Cambiar',
  withEmail: 'Registrarse con el correo',

  emailHeading: 'Crea una cuenta',
  emailLead: 'Unos pocos datos y ya está.',
  passwordHint: 'Al menos 6 caracteres y que no sea una contraseña común.',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  password: 'Contraseña',
  confirmPassword: 'Confirma la contraseña',
  submit: 'Registrarse',
  agreement: {
    text: 'Al registrarte aceptas las {terms} y la {privacy}.',
    terms: 'Condiciones del servicio',
    privacy: 'Política de privacidad',
  },
  accountExists: 'Ya existe una cuenta con este correo',
  unfinished: 'Tu cuenta se ha creado, pero el registro no ha terminado. Vuelve a pulsar «Registrarse» para continuar.',

  creatingAccount: 'Creando tu cuenta',
  settling: 'Preparándolo todo',
  savingUsername: 'Guardando tu nombre de usuario',

  usernameGoneHeading: 'Una cosa más',
  usernameGoneLead: 'Tu cuenta está lista, pero entretanto alguien ha elegido este nombre de usuario.',
  usernameUnsavedLead: 'Tu cuenta está lista, pero no se ha podido guardar tu nombre de usuario.',
  saveUsername: 'Guardar el nombre de usuario',
  withoutUsername: 'Continuar sin nombre de usuario',
}
