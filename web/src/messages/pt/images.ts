import type { imagesMessages as english } from '#languages/en/images.ts'
import type { Translation } from '#languages/translation.ts'

export const imagesMessages: Translation<typeof english> = {
  picker: {
    choose: 'Escolha uma imagem ou solte-a aqui',
    change: 'Escolher outra imagem',
    drop: 'Solte aqui',
    remove: 'Remover a imagem',
    again: 'Tentar de novo',
    uploading: 'Enviando a imagem',
  },
  noUrl: 'Não foi possível enviar a imagem. Nenhuma URL foi recebida.',
  failed: 'Não foi possível enviar a imagem. Tente de novo.',
}
