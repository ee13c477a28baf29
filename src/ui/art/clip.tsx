import { DrawnImage } from './drawn-image.tsx'
import type { Pose } from './person.ts'
import { personKey } from './person-names.ts'
import { sceneFor } from './scene-names.ts'

export interface ClipProps {
  /** Scene name or interest tag. */
  scene: string
  /** One of `personNames`, or any text as a seed. */
  name: string
  pose?: Pose
  label?: string | undefined
  priority?: boolean | undefined
  className?: string | undefined
}

/** Drawn 9:16 frame of a post: a person in front of a scene. */
export const Clip = ({ scene, name, pose = 'rest', ...rest }: ClipProps) => (
  <DrawnImage path={`clip/${sceneFor(scene)}-${personKey(name)}-${pose}`} width={270} height={480} {...rest} />
)
