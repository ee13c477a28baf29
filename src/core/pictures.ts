/** Widths of public images in pixels: phones, cards, articles, and double these for high-density screens. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1_280, 1_600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

const UPLOADED = /^\/media\/[0-9a-f-]{36}$/

/** The `srcset` of an uploaded public image; other images have only one size. */
export const srcSetOf = (src: string): string | undefined =>
  UPLOADED.test(src) ? PICTURE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ') : undefined
