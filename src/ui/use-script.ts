import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page wakes up, then true: for parts that scripts do better. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
