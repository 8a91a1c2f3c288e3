import type { imagesMessages as english } from '#languages/en/images.ts'
import type { Translation } from '#languages/translation.ts'

export const imagesMessages: Translation<typeof english> = {
  picker: {
    choose: '选择图片，或拖放到这里',
    change: '换一张图片',
    drop: '拖放到这里',
    remove: '移除图片',
    again: '重试',
    uploading: '正在上传图片',
  },
  noUrl: '图片上传失败：没有收到图片地址。',
  failed: '图片上传失败。请重试。',
}
