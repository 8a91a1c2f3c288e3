import type { guideMessages as english } from '#languages/en/console/sign-in-guide.ts'
import type { Translation } from '#languages/translation.ts'

export const guideMessages: Translation<typeof english> = {
  show: (provider) => `Pasos en ${provider}`,
  showAny: 'Pasos en el proveedor',
  copyNamed: (what) => `Copiar: ${what}`,
  open: (path) => `Abre «${path}».`,
  choose: (value, field) => `Elige «${value}» como «${field}».`,
  enter: (field) => `Escribe esto allí como «${field}»:`,
  take: (from, field) => `Copia «${from}» de allí en «${field}» aquí.`,
  takeInto: (from, shape, field) =>
    `Escribe aquí ${shape} como «${field}», con «${from}» de allí en lugar de las llaves.`,
  type: (value, field) => `Escribe aquí ${value} como «${field}».`,
  typeOwn: (value, field) => `Escribe aquí ${value} como «${field}», con tus propios datos en lugar de las llaves.`,
  claims: (place, names) => `En «${place}», añade los atributos (claims) ${names}.`,
  map: (place, pairs) => `En «${place}», haz que envíe ${pairs}.`,
  groups: (place, claim) =>
    `Los grupos o roles se configuran en «${place}». Llegan como el atributo (claim) ${claim}: crea después reglas para él.`,
  on: (field) => `Activa «${field}».`,
  off: (field) => `Desactiva «${field}».`,
  assign: (field) => `Indica en «${field}» quién puede iniciar sesión.`,
  notes: {
    noGroups: 'Por esta vía no envía grupos. Por SAML sí puede.',
    confirmed: 'Activa «Email verified» para tus miembros: una dirección que consta como sin confirmar se rechaza.',
    client:
      'Registra una aplicación web con secreto de cliente y el flujo «authorization code». Tiene que enviar una dirección de correo.',
    signs: 'Haz que firme la aserción sin cifrarla y que envíe una dirección de correo y los nombres.',
  },
}
