import type { RecordField } from '@atrium/contract/record-changes'
import type { takeBackMessages as english } from '#languages/en/account/take-back.ts'
import type { Translation } from '#languages/translation.ts'

const fields: Record<RecordField, string> = {
  given_name: 'Nombre',
  family_name: 'Apellidos',
  displayName: 'Nombre visible',
  username: 'Nombre de usuario',
  pronounce: 'Tratamiento',
  photoURL: 'Foto',
}

export const takeBackMessages: Translation<typeof english> = {
  heading: 'Un cambio en tu cuenta',
  loading: 'Cargando el cambio',
  lead: (organization) => `Un propietario de ${organization} ha cambiado esto:`,
  field: (field) => fields[field],
  before: (value) => `Antes: ${value}`,
  after: (value) => `Ahora: ${value}`,
  nothing: 'nada',
  anotherPhoto: 'otra foto',
  afterwards: (organization) =>
    `Si lo deshaces, ${organization} ya no podrá cambiar tu cuenta. Aún podrá elegir el nombre con el que apareces allí.`,
  button: 'Deshacer el cambio',
  done: 'El cambio se ha deshecho',
  doneLead: 'Tu cuenta vuelve a estar como antes de que el propietario la cambiara.',
  someDone: 'Lo que tú hayas cambiado después, o lo que ya use otra persona, se queda como está.',
  retry: 'Volver a intentarlo',
  signIn: 'Iniciar sesión',
}
