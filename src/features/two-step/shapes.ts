import { z } from 'zod'

/** A code of the app (6 digits) or a recovery code, as typed. */
export const zSecondStep = z.string().trim().min(6).max(40)
