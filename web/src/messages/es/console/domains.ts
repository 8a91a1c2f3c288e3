import { domainGoneDays, maxDomains } from '@atrium/contract/limits'
import type { domainsMessages as english } from '#languages/en/console/domains.ts'
import type { Translation } from '#languages/translation.ts'

const check = 'Comprobar ahora'

export const domainsMessages: Translation<typeof english> = {
  lead: 'Demuestra que un dominio es tuyo y elige si las personas con una dirección de correo de ese dominio pueden unirse.',
  add: {
    label: 'Dominio',
    hint: 'Por ejemplo, school.org. Los subdominios como mail.school.org se añaden por separado.',
    submit: 'Añadir dominio',
    added: (domain) => `${domain} se ha añadido. Ahora crea su registro.`,
    full: `Una organización puede tener ${maxDomains} dominios.`,
  },
  empty: 'Aún no hay dominios',
  emptyAdvice: 'Añade el dominio en el que terminan las direcciones de correo de tus miembros.',
  states: { waiting: 'Aún sin verificar', proven: 'Verificado', lost: 'Ya no está verificado' },
  record: {
    title: 'Registro que crear',
    lead: 'Crea este registro TXT donde se gestiona el DNS del dominio. Puede tardar un rato en verse en todas partes; seguimos comprobándolo.',
    name: 'Nombre',
    value: 'Valor',
    show: 'Mostrar el registro',
    keep: 'Conserva este registro: lo buscamos todos los días.',
    copy: 'Copiar',
    copyNamed: (what) => `Copiar: ${what}`,
    copied: 'Copiado.',
    copyFailed: 'Tu navegador no permite copiar. Selecciona el texto y cópialo tú.',
  },
  check,
  named: (what, domain) => `${what}: ${domain}`,
  checkNamed: (domain) => `${check}: ${domain}`,
  proven: (domain) => `${domain} está verificado.`,
  findings: {
    absent: 'Aún no hemos encontrado ningún registro TXT con este nombre.',
    different: 'Hemos encontrado registros TXT con este nombre, pero no este valor. Compara cada carácter.',
    too_many: 'Hay demasiados registros TXT con este nombre. Quita los que no necesites.',
    alias: 'Hay un alias (CNAME) con este nombre. Quítalo: solo cuenta un registro TXT.',
    taken:
      'Hemos encontrado tu registro, pero otra organización ha verificado este dominio. Será tuyo cuando se quite su registro.',
    unreachable: 'Los servidores de nombres del dominio no han respondido. Lo intentaremos de nuevo.',
  },
  lastLook: (when) => `Última comprobación: ${when}.`,
  gaveUp: `Hemos dejado de buscar. Pulsa «${check}» cuando hayas creado el registro.`,
  provenUntil: (day) =>
    `Falta el registro. Si no vuelve, el dominio cuenta hasta el ${day}, y después nadie podrá unirse con él.`,
  lost: (days = domainGoneDays) =>
    `El registro ha faltado durante ${days} días o más, u otra organización ha verificado el dominio. Nadie puede unirse con él hasta que vuelvas a verificarlo.`,
  joining: {
    title: (domain) => `Personas con una dirección de ${domain}`,
    choices: {
      off: 'No pueden unirse por su cuenta',
      ask: 'Pueden pedir unirse',
      join: 'Pueden unirse por su cuenta',
    },
    about: {
      off: 'Necesitan una invitación.',
      ask: 'Los propietarios y el personal responden a sus solicitudes en Personas.',
      join: 'Quien tiene una dirección confirmada de ese dominio se hace miembro con un clic. Si antes se le quitó, tiene que pedirlo.',
    },
    role: 'Rol',
    staff: 'El personal ve el nombre y la dirección de todos, y gestiona etiquetas y clases.',
    save: 'Guardar',
    saveNamed: (domain) => `Guardar: ${domain}`,
    conflict: (now) =>
      `Entretanto, esto se ha cambiado en otro lugar. Ahora: ${now}. Lo que elegiste sigue aquí; vuelve a guardar para aplicarlo.`,
    saved: 'Guardado.',
  },
  remove: {
    open: 'Quitar',
    openNamed: (domain) => `Quitar ${domain}`,
    title: (domain) => `¿Quitar ${domain}?`,
    lead: 'Nadie podrá unirse ya con él, y terminan las solicitudes que llegaron por él. Quien es miembro lo sigue siendo. Para volver a usarlo, habrá que verificarlo de nuevo.',
    cancel: 'Cancelar',
    confirm: 'Quitar dominio',
    removed: (domain) => `${domain} se ha quitado.`,
  },
}
