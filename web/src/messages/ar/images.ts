import type { imagesMessages as english } from '#languages/en/images.ts'
import type { Translation } from '#languages/translation.ts'

export const imagesMessages: Translation<typeof english> = {
  picker: {
    choose: 'اختيار صورة أو إفلاتها هنا',
    change: 'اختيار صورة أخرى',
    drop: 'إفلات الصورة هنا',
    remove: 'إزالة الصورة',
    again: 'إعادة المحاولة',
    uploading: 'جارٍ رفع الصورة',
  },
  noUrl: 'تعذّر رفع الصورة: لم يُستلم عنوانها.',
  failed: 'تعذّر رفع الصورة. يُرجى إعادة المحاولة.',
}
