import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ignore = 'Se não foi você quem pediu, pode ignorar este e-mail: nada muda enquanto o link não for usado.'
const once = (goodFor: string) => `O link vale uma só vez, por ${goodFor}.`
const neverAsked = (productName: string) => `Ninguém de ${productName} jamais vai pedir este código a você.`

export const signInMails: TranslatedMails<typeof english> = {
  reset_password: ({ productName, email, goodFor }) => ({
    subject: `Redefina sua senha de ${productName}`,
    paragraphs: [`Alguém, esperamos que você, pediu para redefinir a senha de ${email}.`, once(goodFor)],
    button: 'Redefinir a senha',
    footer: ignore,
  }),
  sign_in: ({ productName, email, code, goodFor }) => ({
    subject: `Entre em ${productName}`,
    paragraphs: [
      `Alguém, esperamos que você, quer entrar como ${email}. Digite este código na página que o pediu: ${code}`,
      `Ou use o botão, em qualquer dispositivo. Os dois valem uma só vez, por ${goodFor}. ${neverAsked(productName)}`,
    ],
    button: 'Entrar',
    footer: ignore,
  }),
  confirm_identity: ({ productName, email, code, goodFor }) => ({
    subject: `Confirme que é você em ${productName}`,
    paragraphs: [
      `Alguém que entrou como ${email} está prestes a alterar algo importante, e queremos saber se é você. Digite este código na página que o pediu: ${code}`,
      `Ele vale uma só vez, por ${goodFor}. ${neverAsked(productName)}`,
    ],
    footer:
      'Se não foi você, outra pessoa está usando sua conta: entre e desconecte todos os outros navegadores na página de segurança do seu perfil.',
  }),
  sign_in_link: ({ productName, email, goodFor }) => ({
    subject: `Entre em ${productName}`,
    paragraphs: [`Alguém, esperamos que você, quer entrar como ${email}.`, once(goodFor)],
    button: 'Entrar',
    footer: ignore,
  }),
  verify_email: ({ productName, email, goodFor }) => ({
    subject: `Confirme seu endereço de e-mail para ${productName}`,
    paragraphs: [`Confirme que ${email} é seu.`, once(goodFor)],
    button: 'Confirmar o endereço de e-mail',
    footer: ignore,
  }),
  change_email: ({ productName, email, goodFor }) => ({
    subject: `Confirme seu novo endereço de e-mail para ${productName}`,
    paragraphs: [`Confirme que ${email} é seu e que sua conta deve usá-lo.`, once(goodFor)],
    button: 'Confirmar o novo endereço',
    footer: ignore,
  }),
  recover_email: ({ productName, email, changedTo, goodFor }) => ({
    subject: `O endereço de e-mail da sua conta de ${productName} foi alterado`,
    paragraphs: [
      `O endereço de e-mail da sua conta era ${email}. Agora é ${changedTo}, e todas as sessões foram encerradas.`,
      `Se não foi você, recupere o endereço e escolha uma nova senha. ${once(goodFor)}`,
    ],
    button: 'Recuperar meu endereço',
    footer: 'Se foi você quem alterou o endereço, não precisa fazer nada.',
  }),
  done_meanwhile: ({ email, about }) => ({
    subject: `Verifique o que sua conta fez em ${about}`,
    paragraphs: [
      `Sua conta tem de novo o endereço ${email}. Enquanto ela tinha outro, algo foi feito com ela em ${about}. Verifique se foi você.`,
      'Os tokens de diretórios e as conexões de login criados ou alterados com ela nesse período não funcionam mais. Todo o resto fica como está até que um proprietário o mude.',
    ],
    button: 'Ver o que foi feito',
    footer: 'A linha do tempo da organização, que os proprietários veem, diz o que foi feito.',
  }),
  new_sign_in: ({ productName, email, signedIn, goodFor }) => ({
    subject: `Novo login na sua conta de ${productName}`,
    paragraphs: [
      `Alguém entrou na conta de ${email} em um navegador que ainda não tínhamos visto com ela: ${signedIn}.`,
      `Se não foi você, desconecte esse navegador e escolha uma nova senha. ${once(goodFor)}`,
    ],
    button: 'Não fui eu',
    footer: 'Se foi você, não precisa fazer nada.',
  }),
  success_reset_password: ({ productName, email }) => ({
    subject: `Sua senha de ${productName} foi alterada`,
    paragraphs: [`A senha de ${email} acaba de ser redefinida, e todas as sessões abertas com ela foram encerradas.`],
    footer:
      'Se não foi você, redefina a senha de novo imediatamente: quem lê esta caixa de entrada consegue fazer isso.',
  }),
}
