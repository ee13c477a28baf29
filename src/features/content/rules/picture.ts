import type { Lang } from '../../../core/shapes.ts'
import type { Picture } from '../kinds.ts'
import type { ShownPicture } from '../shapes-list.ts'
import { localize } from './words.ts'

/** URL of the uploaded picture, or of the drawing that the server generates (a cover has the ratio 4:3). */
export const pictureAddress = (
  { fileId, scene }: Pick<Picture, 'fileId' | 'scene'>,
  drawn: 'cover' | 'portrait' = 'cover',
): string => (fileId ? `/media/${fileId}` : `/media/art/${drawn}/${encodeURIComponent(scene)}.svg`)

export const showPicture = (picture: Picture, lang: Lang): ShownPicture => ({
  src: pictureAddress(picture),
  alt: localize(picture.alt, lang),
})
