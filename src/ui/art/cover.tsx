import { DrawnImage } from './drawn-image.tsx'
import { sceneFor } from './scene-names.ts'

export interface CoverProps {
  /** Scene name or interest tag. */
  scene: string
  label?: string | undefined
  priority?: boolean | undefined
  className?: string | undefined
}

/** Drawn 4:3 cover; fills its container. */
export const Cover = ({ scene, ...rest }: CoverProps) => (
  <DrawnImage path={`cover/${sceneFor(scene)}`} width={400} height={300} {...rest} />
)
