import type { Lang } from '../../../core/shapes.ts'
import type { Picture } from '../kinds.ts'
import type { ShownPicture } from '../shapes-list.ts'
import { say } from './words.ts'

/** The uploaded picture, or the drawn scene as the server draws it (4:3). */
export const showPicture = (picture: Picture, lang: Lang): ShownPicture => ({
  src: picture.fileId ? `/media/${picture.fileId}` : `/media/art/cover/${encodeURIComponent(picture.scene)}.svg`,
  alt: say(picture.alt, lang),
})
