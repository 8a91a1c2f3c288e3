import type { guideMessages as english } from '#languages/en/console/sign-in-guide.ts'
import type { Translation } from '#languages/translation.ts'

export const guideMessages: Translation<typeof english> = {
  show: (provider) => `Passos em ${provider}`,
  showAny: 'Passos no provedor',
  copyNamed: (what) => `Copiar: ${what}`,
  open: (path) => `Abra “${path}”.`,
  choose: (value, field) => `Escolha “${value}” como “${field}”.`,
  enter: (field) => `Digite isto lá como “${field}”:`,
  take: (from, field) => `Copie “${from}” de lá para “${field}” aqui.`,
  takeInto: (from, shape, field) => `Digite aqui ${shape} como “${field}”, com “${from}” de lá no lugar das chaves.`,
  type: (value, field) => `Digite aqui ${value} como “${field}”.`,
  typeOwn: (value, field) => `Digite aqui ${value} como “${field}”, com os seus dados no lugar das chaves.`,
  claims: (place, names) => `Em “${place}”, adicione os atributos (claims) ${names}.`,
  map: (place, pairs) => `Em “${place}”, faça com que ele envie ${pairs}.`,
  groups: (place, claim) =>
    `Grupos ou papéis são configurados em “${place}”. Eles chegam como o atributo (claim) ${claim}: crie depois regras para ele.`,
  on: (field) => `Ative “${field}”.`,
  off: (field) => `Desative “${field}”.`,
  assign: (field) => `Diga em “${field}” quem pode entrar.`,
  notes: {
    noGroups: 'Por este caminho ele não envia grupos. Por SAML pode.',
    confirmed: 'Ative “Email verified” para os seus membros: um endereço informado como não confirmado é recusado.',
    client:
      'Registre um aplicativo web com segredo do cliente e o fluxo “authorization code”. Ele precisa enviar um endereço de e-mail.',
    signs: 'Faça com que ele assine a asserção sem criptografá-la e envie um endereço de e-mail e os nomes.',
  },
}
