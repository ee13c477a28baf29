import { idsFrom, type PictureOptions, picture } from './paper.ts'
import { sceneFor } from './scene-names.ts'
import { sceneBody } from './scenes.ts'

/** Campaign or article cover, 4:3 (400 × 300), by scene name or interest tag. */
export function coverSvg(sceneOrInterest: string, { label, id }: PictureOptions = {}): string {
  const scene = sceneFor(sceneOrInterest)
  return picture(400, 300, sceneBody(scene, idsFrom(id ?? `cover-${scene}`)), label)
}
