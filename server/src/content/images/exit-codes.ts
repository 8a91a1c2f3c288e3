/** How the program that decodes an image ends where its process cannot say it in words. */

/** There is no room for the image. */
export const EXIT_DISK_FULL = 28
