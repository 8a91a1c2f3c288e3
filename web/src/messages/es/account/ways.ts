import type { wayMessages as english } from '#languages/en/account/ways.ts'
import type { Translation } from '#languages/translation.ts'

export const wayMessages: Translation<typeof english> = {
  card: {
    title: 'Formas de iniciar sesión',
    lead: 'Puedes iniciar sesión con cualquiera de estas. Tiene que quedar una.',
    loading: 'Cargando tus formas de iniciar sesión',
    failed: 'No se han podido cargar tus formas de iniciar sesión.',
    list: 'Formas de iniciar sesión',
    password: 'Contraseña',
    passwordSet: 'Creada. Puedes cambiarla en tu perfil.',
    passwordNone: 'No tienes contraseña.',
    setPassword: 'Crear una contraseña',
    google: 'Google',
    googleConnected: 'Conectado.',
    googleNone: 'No conectado.',
    connect: 'Conectar Google',
    connecting: 'Continúa en la ventana de Google.',
    disconnect: 'Desconectar',
    onlyWay: 'Es tu única forma de iniciar sesión. Primero crea una contraseña o añade una llave de acceso.',
    connected: 'Google está conectado.',
    connectedAlready: 'Google ya estaba conectado.',
    disconnected: 'Google está desconectado.',
    disconnectedAlready: 'Google ya estaba desconectado.',
    otherAccount: 'Esta cuenta de Google ya está conectada a otra cuenta.',
    otherAddress:
      'Otra cuenta tiene la dirección de esta cuenta de Google. Elige otra cuenta de Google, o inicia sesión en esa cuenta y conéctala allí.',
  },
  disconnect: {
    title: '¿Desconectar Google?',
    lead: 'Nadie podrá iniciar sesión en tu cuenta con Google. Se cerrará la sesión de los navegadores que la iniciaron así, menos la de este.',
    cancel: 'Cancelar',
    confirm: 'Desconectar',
  },
  setPassword: {
    title: 'Crear una contraseña',
    lead: 'Se cerrarán todas las demás sesiones de tu cuenta.',
    password: 'Contraseña nueva',
    cancel: 'Cancelar',
    submit: 'Crear contraseña',
    done: 'Tu contraseña está creada.',
    already: 'Ya se había creado una contraseña.',
  },
  email: {
    heading: 'Dirección de correo',
    lead: (email) => `Inicias sesión como ${email}, y allí llegan los correos sobre tu cuenta.`,
    none: 'Tu cuenta no tiene dirección de correo.',
    change: 'Cambiar la dirección de correo',
    title: 'Cambiar tu dirección de correo',
    explain:
      'Enviaremos un enlace a la dirección nueva. Tu cuenta conserva la antigua hasta que abras el enlace, y avisaremos a la antigua.',
    label: 'Dirección de correo nueva',
    same: 'Esta ya es tu dirección de correo.',
    cancel: 'Cancelar',
    submit: 'Enviar el enlace',
    keep: 'Conservar mi dirección actual',
    kept: 'El enlace que enviamos ya no funciona. Tu dirección de correo no cambia.',
    sent: (email) =>
      `Hemos enviado un enlace a ${email}. Tu dirección cambiará cuando lo abras. Se cerrarán todas tus sesiones y volverás a iniciar sesión con la nueva.`,
  },
}
