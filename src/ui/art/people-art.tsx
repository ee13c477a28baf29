import { DrawnImage } from './drawn-image.tsx'
import { personKey } from './person-names.ts'

interface PersonProps {
  /** One of `personNames`, or any text as a seed. */
  name: string
  label?: string | undefined
  priority?: boolean | undefined
  className?: string | undefined
}

/** Drawn half-length portrait, 5:6. */
export const Portrait = ({ name, ...rest }: PersonProps) => (
  <DrawnImage path={`portrait/${personKey(name)}`} width={200} height={240} {...rest} />
)

/** Drawn head, square; callers make it round (`rounded-full`). */
export const DrawnAvatar = ({ name, ...rest }: PersonProps) => (
  <DrawnImage path={`avatar/${personKey(name)}`} width={160} height={160} {...rest} />
)
