import type { legalMessages as english } from '#languages/en/legal.ts'
import type { Translation } from '#languages/translation.ts'

export const legalMessages: Translation<typeof english> = {
  terms: {
    title: 'Condiciones del servicio',
    paragraphs: (product) => [
      `Quien gestiona este servidor de ${product} decide quién puede usarlo, y puede cerrar una cuenta que perjudique a otras personas.`,
      'Tu cuenta es solo tuya. Elige una contraseña que no uses en ningún otro sitio y no la compartas.',
      'Lo que es tuyo y de tu organización lo sigue siendo aquí. Quien lo pone responde de ello y de tener derecho a ponerlo.',
      'El servicio se ofrece tal como es. Nadie puede prometer que esté siempre disponible, así que guarda tu propia copia de lo que te importa.',
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    paragraphs: (product) => [
      `${product} guarda lo que le das: tu correo, tu nombre, tu nombre de usuario y las organizaciones a las que perteneces. Tu contraseña solo se guarda como un hash que no se puede descifrar.`,
      'Quien escribe tu correo o tu nombre de usuario para iniciar sesión ve tu nombre visible. Las personas de tus organizaciones ven tu nombre y tu nombre de usuario.',
      'Tu navegador mantiene tu sesión con tokens en su propio almacenamiento; al cerrar la sesión, se eliminan. Ninguna cookie te sigue y no se carga nada de terceros.',
      'Para ver, cambiar o eliminar lo que se guarda sobre ti, escribe a quien gestiona este servidor.',
    ],
  },
  back: 'Volver al registro',
}
