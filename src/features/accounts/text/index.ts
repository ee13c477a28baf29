import { defineText } from '../../../i18n/messages.ts'

/** Log-in, sign-up and recovery. */
export const authText = defineText({ en: () => import('./auth-en.ts'), th: () => import('./auth-th.ts') })
/** Profiles, sessions, consents. */
export const profileText = defineText({ en: () => import('./profile-en.ts'), th: () => import('./profile-th.ts') })
/** Changing email and mobile number. */
export const contactText = defineText({ en: () => import('./contact-en.ts'), th: () => import('./contact-th.ts') })
/** The influencer's account page. */
export const hubText = defineText({ en: () => import('./hub-en.ts'), th: () => import('./hub-th.ts') })
