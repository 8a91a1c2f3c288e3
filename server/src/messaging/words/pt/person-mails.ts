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
  learner_address_given: ({ productName, email, about, from, names, goodFor }) => ({
    subject: `${about} entrega a você a sua própria conta em ${productName}`,
    paragraphs: [
      `${from || owner} de ${about} dá este endereço à conta de ${names || 'um aluno'}, que ainda não tem nenhum: ${email}.`,
      `Abra o link para que a conta passe a ser sua. Você escolhe um nome de usuário e uma senha e, a partir daí, entra com este endereço. O link vale uma só vez, por ${goodFor}.`,
    ],
    button: 'Ver a conta',
    footer: 'Se você não sabe do que se trata, pode ignorar este e-mail: nada muda até o link ser usado.',
  }),
  learner_address_taken: ({ productName, email, about, from, names }) => ({
    subject: `Você já tem uma conta em ${productName}`,
    paragraphs: [
      `${from || owner} de ${about} queria dar à conta de ${names || 'um aluno'} o endereço ${email}. Você já tem uma conta com este endereço, e cada endereço vale para uma só conta.`,
      `Nada mudou. Se a outra conta também deve ser sua, informe outro endereço a ${about}.`,
    ],
    footer: 'Se você não sabe do que se trata, pode ignorar este e-mail.',
  }),
  learner_taken_along: ({ productName, email, about }) => ({
    subject: `Sua conta em ${productName} agora é só sua`,
    paragraphs: [
      `A partir de agora você entra com ${email} e a sua senha. O que ${about} distribuiu para entrar não funciona mais, e todas as sessões foram encerradas.`,
      `Você continua em ${about}. Se sair, a conta continua sendo sua.`,
    ],
    button: 'Entrar',
    footer: 'Se não foi você, redefina sua senha agora mesmo: quem lê esta caixa de entrada consegue fazer isso.',
  }),
}
