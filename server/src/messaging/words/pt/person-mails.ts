import type { personMails as english } from '../en/person-mails.ts'
import type { TranslatedMails } from '../words.ts'

const owner = 'Um proprietário'

export const personMails: TranslatedMails<typeof english> = {
  invite: ({ productName, email, about, from, goodFor }) => ({
    subject: `Você recebeu um convite de ${about} em ${productName}`,
    paragraphs: [
      from === ''
        ? `Você recebeu um convite para participar de ${about}.`
        : `${from} convida você para participar de ${about}.`,
      `O convite é para ${email}: entre ou crie uma conta com este endereço para aceitá-lo. Ele expira em ${goodFor}.`,
    ],
    button: 'Aceitar o convite',
    footer: 'Se você não sabe do que se trata, pode ignorar este e-mail: nada acontece até você aceitar.',
  }),
  hand_over: ({ about, from, goodFor }) => ({
    subject: `${from || owner} oferece a você a propriedade de ${about}`,
    paragraphs: [
      `${from || owner} gostaria de passar a você a propriedade de ${about}. Nada muda até você aceitar. A oferta expira em ${goodFor}.`,
    ],
    button: 'Ver a oferta',
    footer: 'Se não quiser, recuse ou deixe expirar.',
  }),
  record_changed: ({ productName, about, fields, goodFor }) => ({
    subject: `${about} alterou sua conta de ${productName}`,
    paragraphs: [
      `Um proprietário de ${about} alterou sua conta: ${fields}. Todas as pessoas que veem você em ${productName} veem a alteração.`,
      `Se você não queria isso, desfaça em até ${goodFor}. O link vale uma só vez, e depois disso ${about} não pode alterar mais nada da sua conta.`,
    ],
    button: 'Ver o que foi alterado',
    footer: 'Se está tudo bem para você, não precisa fazer nada.',
  }),
}
