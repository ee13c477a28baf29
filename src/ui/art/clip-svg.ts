import { idsFrom, type PictureOptions, picture } from './paper.ts'
import { type Pose, personBody } from './person.ts'
import { sceneFor } from './scene-names.ts'
import { sceneBody } from './scenes.ts'

/** Frame of a post, 9:16 (270 × 480): a scene behind a person. Never the same pose three times in a row. */
export function clipSvg(
  sceneOrInterest: string,
  name: string,
  { label, id, pose = 'rest' }: PictureOptions & { pose?: Pose } = {},
): string {
  const known = sceneFor(sceneOrInterest)
  const behind = sceneBody(known, idsFrom(id ?? `clip-${known}`))
  const x = pose === 'raise' ? -14 : 20
  const body = `<g transform="translate(-185 0) scale(1.6)">${behind}</g><g transform="translate(${x} 180) scale(1.26)">${personBody(name, { pose })}</g>`
  return picture(270, 480, body, label)
}
