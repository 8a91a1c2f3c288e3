import { inviteCodeLength, unconfirmedInvites } from '@atrium/contract/limits'
import type { invitesMessages as english } from '#languages/en/people/invites.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { mailMessages } from '../mail.ts'

const yourAddress = 'seu endereço de e-mail'

export const invitesMessages: Translation<typeof english> = {
  list: {
    add: 'Convidar',
    many: 'Convidar muitas pessoas',
    empty: 'Nenhum convite ainda',
    emptyAdvice: 'Convide por e-mail, com um link ou código para qualquer pessoa, ou importe uma lista inteira.',
    anybody: 'Qualquer pessoa com o link ou código',
    uses: (uses, maxUses) => `${figure(uses)} de ${figure(maxUses)} ${maxUses === 1 ? 'uso' : 'usos'}`,
    states: { open: 'Aberto', expired: 'Expirado', used_up: 'Usado', revoked: 'Cancelado' },
    until: (date) => `até ${date}`,
    term: (words) => `participação ${words}`,
    renew: mailMessages.sendAgain,
    renewLink: 'Novo link',
    renewNamed: (to) => `${mailMessages.sendAgain}: ${to}`,
    renewLinkNamed: (to) => `Novo link: ${to}`,
    revoke: 'Cancelar convite',
    revokeNamed: (to) => `Cancelar convite: ${to}`,
    revoked: 'O convite foi cancelado.',
    sentAgain: (to) => `O convite foi enviado de novo para ${to}.`,
    older: 'Mostrar anteriores',
  },
  form: {
    title: 'Convidar',
    way: 'Como convidar',
    byMail: 'Por e-mail',
    byLink: 'Link ou código',
    email: 'E-mail',
    role: 'Papel',
    labels: 'Etiquetas',
    expires: 'Expira em',
    days: (days) => plural(days, { one: `${figure(days)} dia`, other: `${figure(days)} dias` }),
    uses: 'Quantas pessoas',
    usesHint: 'Quantas vezes o link ou código pode ser usado.',
    ownerByMail: 'Proprietários são convidados por e-mail.',
    emailOrLink: 'Deixe vazio para receber um link que uma pessoa pode usar.',
    cancel: 'Cancelar',
    invite: 'Convidar',
    sent: (email) => `Convite enviado para ${email}.`,
  },
  fresh: {
    title: 'Seu convite',
    lead: 'Copie agora: o link e o código são mostrados só uma vez.',
    link: 'Link',
    code: 'Código',
    copy: 'Copiar',
    copyNamed: (what) => `Copiar: ${what}`,
    copied: 'Copiado.',
    copyFailed: 'Não foi possível copiar. Selecione e copie você mesmo.',
    print: 'Imprimir como folha',
    qr: 'O link como código QR',
    done: 'Pronto',
    sheetTitle: (organization) => `Participe de ${organization}`,
    sheetLead: 'Aponte a câmera para cá, ou abra o endereço e digite o código.',
  },
  join: {
    title: 'Digite um código de convite',
    lead: 'O código está na sua folha ou na sua mensagem.',
    code: 'Código',
    hint: `${inviteCodeLength} letras e números; maiúsculas e hifens não fazem diferença.`,
    required: 'Digite o código.',
    notACode: `Não há nenhum código de convite neste texto. Um código tem ${inviteCodeLength} letras e números.`,
    look: 'Avançar',
    another: 'Usar outro código',
  },
  unconfirmed: {
    lead: (address) =>
      `Confirme primeiro ${address ?? yourAddress}. Até lá, você pode enviar ${unconfirmedInvites} convites por e-mail. Links e códigos não contam.`,
    sent: (address) =>
      `Enviamos um link para ${address ?? yourAddress}. Abra-o para confirmar o endereço; depois volte e continue convidando.`,
  },
  notice: {
    forAnother: 'Este convite é para outro endereço de e-mail. Entre com ele para aceitar.',
    unverified: (address) => `Confirme ${address ?? yourAddress} para aceitar seu convite.`,
    linkSent: (address) => `Enviamos um link para ${address ?? yourAddress}. Abra-o e depois volte aqui.`,
    checkAgain: 'Já confirmei',
    dismiss: 'Agora não',
    close: 'Fechar',
  },
}
