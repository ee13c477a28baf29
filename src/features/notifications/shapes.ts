import { z } from 'zod'
import { CHOSEN_CHANNELS, SWITCH_GROUPS } from './rules.ts'

export const zPreference = z.object({
  kindGroup: z.enum(SWITCH_GROUPS),
  channel: z.enum(CHOSEN_CHANNELS),
  enabled: z.boolean(),
})
export type PreferenceSwitch = z.infer<typeof zPreference>
