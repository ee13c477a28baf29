import { createContext } from 'react'

/**
 * The page's script nonce, available only during server rendering. React Aria reads it from the meta tag for its style
 * element.
 */
export const NonceContext = createContext('')
