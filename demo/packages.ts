import { startOfDay } from '../src/core/calendar.ts'
import { seedId } from './day.ts'

const SINCE = startOfDay('2025-01-01')

/** The id of a catalogue package. */
export const packageIdOf = (key: string): string => seedId(`package/${key}`, SINCE)
