import { defineText } from '../../../i18n/messages.ts'

export const onboardingText = defineText({
  en: () => import('./onboarding-en.ts'),
  th: () => import('./onboarding-th.ts'),
})
