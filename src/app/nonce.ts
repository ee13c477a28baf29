import { createContext } from 'react'

/** The page's script nonce; only known while the server renders. React Aria reads it from the meta tag for its style element. */
export const NonceContext = createContext('')
