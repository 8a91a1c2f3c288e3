import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import type { settingsMessages as english } from '#languages/en/console/settings.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const settingsMessages: Translation<typeof english> = {
  form: 'Ajustes',
  readOnly: 'Los propietarios pueden cambiar estos ajustes.',
  identity: {
    heading: 'Nombre y logotipo',
    lead: 'Lo que las personas ven de ti: en sus listas, en tu sitio y en tus correos.',
  },
  displayName: 'Nombre visible',
  logo: 'Logotipo',
  logoHint: 'Una imagen cuadrada se ve mejor. JPG, PNG o WebP, de hasta 20 MB.',
  colors: {
    heading: 'Colores',
    lead: 'Elige los que quieras. Donde un color no se leería bien, usamos un tono suyo que sí se lea.',
  },
  primary: 'Color principal',
  pageBackground: 'Fondo de tu sitio',
  palettes: { primary: 'Paleta para texto y botones', page_background: 'Paleta para el fondo de tu sitio' },
  notAColor: 'Escribe el color como #rgb o #rrggbb.',
  contrast: {
    good: (ratio) => `Contraste ${ratio} sobre blanco: se lee en todas partes.`,
    dark: (ratio, used) => `Contraste ${ratio} sobre blanco. En el tema oscuro, el texto usa ${used}.`,
    low: (ratio, used) =>
      `Contraste ${ratio} sobre blanco, insuficiente para texto: el texto y los botones usan ${used}.`,
    background: (ratio, text) => `El texto encima es ${text}: contraste ${ratio}.`,
  },
  white: 'blanco',
  black: 'negro',
  contact: {
    heading: 'Contacto y región',
    lead: 'Dónde dicen los correos que se te puede localizar y cuándo empiezan tus días.',
  },
  companyEmail: 'Correo de la empresa',
  companyEmailHint: 'Déjalo vacío si no hay ninguno.',
  timeZone: 'Zona horaria',
  language: 'Idioma de los correos',
  save: 'Guardar',
  reset: 'Deshacer cambios',
  saved: 'Los ajustes se han guardado.',
  conflict:
    'Entretanto, otra persona ha guardado cambios. No se ha perdido nada tuyo: mira lo que está marcado y vuelve a guardar.',
  theirs: (value) => (value === '' ? 'Ahora: ninguno' : `Ahora: ${value}`),
  useTheirs: (label) => `Usar el otro valor en ${label}`,
  keepMine: (label) => `Conservar el mío en ${label}`,
  theirsShort: 'Usar el otro',
  mineShort: 'Conservar el mío',
  preview: {
    heading: 'Vista previa',
    site: 'Tu sitio',
    door: 'Inicio de sesión',
    mail: 'Correo',
    light: 'claro',
    dark: 'oscuro',
    label: (what, theme) => `${what}, ${theme}`,
    welcome: 'Te damos la bienvenida',
    open: 'Abrir',
    signIn: 'Iniciar sesión',
    email: 'Correo o nombre de usuario',
    login: 'Iniciar sesión',
    invited: (name) => `${name} te invita`,
    invitedText: 'Te han invitado a unirte.',
    accept: 'Aceptar la invitación',
  },
  address: {
    heading: 'Dirección',
    lead: 'Por donde entran tus miembros. No se puede cambiar.',
    copy: 'Copiar la dirección',
    copied: 'La dirección se ha copiado.',
    notCopied: 'No se ha podido copiar la dirección.',
    open: 'Abrir el sitio',
    code: (address) => `Código QR de ${address}`,
  },
  handing: {
    heading: 'Propiedad y salida',
    lead: 'Para transferir tu propiedad, elige a la persona en la lista de miembros: primero se le pregunta.',
    toMembers: 'Elegir a una persona',
    onlyOwner: 'No hay más propietarios que tú. Podrás salir cuando otra persona también lo sea.',
  },
  deletion: {
    heading: 'Eliminar la organización',
    lead: [
      'Desde ese momento ya no puede entrar nadie, y su dirección dice que está cerrada.',
      `Durante ${restorableDays} días cualquier propietario puede restaurarla, con todos sus miembros, en su lista de organizaciones.`,
      `Después todo lo suyo se borra para siempre. Durante ${restingNameDays} días nadie más puede tener el nombre de su espacio de trabajo.`,
    ],
    ask: 'Eliminar la organización',
    title: (name) => `¿Eliminar ${name}?`,
    confirmLead: (count) =>
      plural(count, {
        one: 'Pierdes el acceso de inmediato.',
        other: `Las ${figure(count)} personas pierden el acceso de inmediato.`,
      }),
    typed: (name) => `Escribe ${name} para confirmar`,
    notTheName: 'Este no es el nombre del espacio de trabajo.',
    cancel: 'Cancelar',
    confirm: 'Eliminar',
    done: (name) => `${name} se ha eliminado. Puedes restaurarla durante ${restorableDays} días.`,
  },
}
