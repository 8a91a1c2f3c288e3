import type { secondStepMessages as english } from '#languages/en/account/second-step.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const secondStepMessages: Translation<typeof english> = {
  ask: {
    title: 'Segundo paso',
    lead: 'Abre tu aplicación de autenticación y escribe las seis cifras que muestra.',
    backupLead: 'Escribe uno de los códigos de respaldo que guardaste. Cada uno sirve una sola vez.',
    code: 'Código',
    backupCode: 'Código de respaldo',
    lost: '¿No tienes ni el móvil ni un código de respaldo? Ponte en contacto con el servicio de ayuda.',
    support: 'Ir al servicio de ayuda',
    usedBackup:
      'Has iniciado sesión con un código de respaldo, que ya no vale. Si has perdido el móvil, configura el nuevo en «Perfil», «Seguridad».',
    noCodes: 'No tienes códigos de respaldo. Créalos en «Perfil», «Seguridad», para poder iniciar sesión sin tu móvil.',
    missing: 'Escribe el código',
    wrong: 'Este código no es correcto o ya se ha usado. Espera al siguiente e inténtalo de nuevo.',
    wrongBackup: 'Este código de respaldo no es correcto o ya se ha usado.',
    useBackup: 'Usar un código de respaldo',
    useApp: 'Usar la aplicación',
    cancel: 'Cancelar',
    confirm: 'Confirmar',
    confirming: 'Comprobando tu código',
  },
  card: {
    title: 'Verificación en dos pasos',
    lead: 'Una aplicación de autenticación en tu móvil muestra un código nuevo cada medio minuto. Con ella, nadie inicia sesión solo con tu contraseña.',
    loading: 'Cargando tu verificación en dos pasos',
    failed: 'No se ha podido cargar tu verificación en dos pasos.',
    off: 'Está desactivada.',
    on: (since) => `Activada desde el ${since}.`,
    newPhone: '¿Tienes un móvil nuevo? Desactívala aquí y vuelve a configurarla con el nuevo.',
    codesLeft: (left) =>
      left === 0
        ? 'No tienes códigos de respaldo. Crea otros nuevos para poder iniciar sesión sin tu móvil.'
        : plural(left, {
            one: `Te queda ${figure(left)} código de respaldo para cuando no tengas el móvil a mano.`,
            other: `Te quedan ${figure(left)} códigos de respaldo para cuando no tengas el móvil a mano.`,
          }),
    setUp: 'Configurar',
    newCodes: 'Crear códigos de respaldo nuevos',
    turnOff: 'Desactivar',
  },
  setUp: {
    title: 'Configurar una aplicación de autenticación',
    lead: 'Escanea esto con una aplicación de autenticación en tu móvil, por ejemplo la que ya traía.',
    qrLabel: 'Código QR para tu aplicación de autenticación',
    key: 'O escribe esta clave en la aplicación',
    copyKey: 'Copiar la clave',
    code: 'Las seis cifras que muestra la aplicación',
    missing: 'Escribe las seis cifras que muestra la aplicación',
    wrong:
      'Este código no es correcto. Comprueba que tu móvil tiene la hora correcta y escribe el código más reciente.',
    failed: 'No se ha podido configurar. Inténtalo de nuevo.',
    tooLate:
      'Ha pasado demasiado tiempo: una clave sirve durante diez minutos. Quítala de tu aplicación y escanea la nueva, que está abajo.',
    notOffered: 'Aquí no está disponible la verificación en dos pasos con una aplicación. Tu cuenta sigue como está.',
    cancel: 'Cancelar',
    confirm: 'Activar',
    confirming: 'Activándola',
    preparing: 'Preparando tu clave',
    confirmFirst: 'Primero confirma tu dirección de correo.',
    linkSent: (address) => `Hemos enviado un enlace a ${address}. Ábrelo y después vuelve aquí.`,
    confirmed: 'Ya la he confirmado',
    done: 'La verificación en dos pasos está activada.',
    already: 'La verificación en dos pasos ya estaba activada.',
  },
  codes: {
    title: 'Tus códigos de respaldo',
    lead: 'Guárdalos en un lugar seguro. Cada uno sirve para iniciar sesión una vez, en lugar de la aplicación. No se volverán a mostrar.',
    list: 'Códigos de respaldo',
    copy: 'Copiar',
    copied: 'Los códigos están en el portapapeles.',
    copyFailed: 'No se han podido copiar los códigos. Selecciónalos y cópialos tú, o descárgalos.',
    download: 'Descargar',
    fileName: (product) => `${product.toLowerCase().replace(/\W+/g, '-')}-codigos-de-respaldo.txt`,
    done: 'Los he guardado',
    leave: {
      title: '¿Salir sin los códigos?',
      text: 'Los códigos no se vuelven a mostrar. Sin ellos tendrás que crear otros nuevos.',
      stay: 'Quedarme aquí',
      leave: 'Salir',
    },
    replace: {
      title: '¿Crear códigos de respaldo nuevos?',
      lead: 'Los que tienes ahora dejarán de funcionar.',
      cancel: 'Cancelar',
      confirm: 'Crear códigos nuevos',
    },
  },
  turnOff: {
    title: '¿Desactivar la verificación en dos pasos?',
    lead: 'Para iniciar sesión en tu cuenta bastará con tu contraseña, con Google o con un código por correo, y tus códigos de respaldo dejarán de funcionar.',
    cancel: 'Cancelar',
    confirm: 'Desactivar',
    done: 'La verificación en dos pasos está desactivada.',
    already: 'La verificación en dos pasos ya estaba desactivada.',
  },
}
